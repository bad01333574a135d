import type { StaffWords } from '../core/words/use-words.ts'

/** Of this screen alone, so that they are loaded with it. */
export const words = {
  intro: {
    en: 'Made every night at %{time} (Nepal time). Kept: the last of %{daily} days, %{weekly} weeks and %{monthly} months.',
    ne: 'हरेक रात %{time} बजे (नेपाली समय) बनाइन्छ। राखिने: पछिल्ला %{daily} दिन, %{weekly} हप्ता र %{monthly} महिनाको अन्तिम ब्याकअप।',
  },
  none: {
    en: 'Backups are not made automatically. Whoever runs the server sets BACKUP_DIR to a bucket (s3://…) or to a folder, best on another disk.',
    ne: 'ब्याकअप आफैँ बनाइँदैन। सर्भर चलाउनेले BACKUP_DIR मा बकेट (s3://…) वा फोल्डर तोक्नुहोस्, सकेसम्म अर्को डिस्कमा।',
  },
  empty: {
    en: 'There is no backup yet. The first is made a minute after the server starts.',
    ne: 'अहिलेसम्म ब्याकअप छैन। पहिलो ब्याकअप सर्भर सुरु भएको एक मिनेटपछि बनाइन्छ।',
  },
  late: { en: 'The newest backup is older than two days.', ne: 'सबैभन्दा नयाँ ब्याकअप दुई दिनभन्दा पुरानो छ।' },
  failed: { en: 'The last attempt failed:', ne: 'पछिल्लो प्रयास असफल भयो:' },
  unlisted: { en: 'The backups cannot be listed:', ne: 'ब्याकअपको सूची पढ्न सकिएन:' },
  place: { en: 'Kept in:', ne: 'राखिने ठाउँ:' },
  make: { en: 'Back up now', ne: 'अहिले ब्याकअप बनाउनुहोस्' },
  making: { en: 'A backup is being made …', ne: 'ब्याकअप बनाइँदै छ …' },
  contents: {
    en: 'A download contains everything: messages, accounts and the key that protects sign-ins. Keep it where only you can read it.',
    ne: 'डाउनलोडमा सबै कुरा हुन्छ: सन्देश, खाता र साइन इन जोगाउने कुञ्जी। यसलाई आफूले मात्र पढ्न सक्ने ठाउँमा राख्नुहोस्।',
  },
  size: { en: 'Size after restoring', ne: 'पुनर्स्थापना गरेपछिको आकार' },
  stored: { en: 'Download', ne: 'डाउनलोडको आकार' },
  restore: { en: 'Restoring', ne: 'पुनर्स्थापना' },
  restoreUnpack: {
    en: 'On the server, unpack the download into a new folder:',
    ne: 'सर्भरमा डाउनलोड नयाँ फोल्डरमा खोल्नुहोस्:',
  },
  restoreRun: {
    en: 'Restore it into another new folder; nothing there is overwritten:',
    ne: 'अर्को नयाँ फोल्डरमा पुनर्स्थापना गर्नुहोस्; त्यहाँ केही मेटिँदैन:',
  },
  restoreStart: {
    en: 'Stop the server, put that folder in the place of the data folder, and start. An encrypted backup needs its pass phrase. Details: docs/operations.md, “Restore”.',
    ne: 'सर्भर रोक्नुहोस्, त्यो फोल्डर डेटा फोल्डरको ठाउँमा राख्नुहोस्, र सुरु गर्नुहोस्। सङ्केतन गरिएको ब्याकअपलाई त्यसको पास फ्रेज चाहिन्छ। विवरण: docs/operations.md, “Restore”।',
  },
  files: { en: 'Files', ne: 'फाइल' },
  encrypted: { en: 'Encrypted', ne: 'सङ्केतन गरिएको' },
  missing: { en: '%{count} files missing', ne: '%{count} फाइल हराएका' },
  download: { en: 'Download', ne: 'डाउनलोड' },
  export: { en: 'Content for other programs', ne: 'अन्य प्रोग्रामका लागि सामग्री' },
  exportContents: {
    en: 'Published content and drafts as JSON and tables (CSV; projects and people also as Excel workbooks with their rows), with all pictures under their names, in one tar file. It has no messages and no accounts, and can be imported into an empty site.',
    ne: 'प्रकाशित सामग्री र मस्यौदा JSON र तालिका (CSV; परियोजना र टोली पङ्क्तिसहित एक्सेलमा पनि) का रूपमा, सबै तस्बिर आफ्नै नामसहित, एउटै tar फाइलमा। यसमा सन्देश र खाता हुँदैनन्, र यसलाई खाली साइटमा आयात गर्न सकिन्छ।',
  },
  exportDownload: { en: 'Export content', ne: 'सामग्री निर्यात गर्नुहोस्' },
  exportWait: {
    en: 'The download begins when the file is complete: with many pictures, after a minute.',
    ne: 'फाइल तयार भएपछि डाउनलोड सुरु हुन्छ: तस्बिर धेरै भए एक मिनेटपछि।',
  },
  downloadOf: { en: 'Download the backup of %{time}', ne: '%{time} को ब्याकअप डाउनलोड गर्नुहोस्' },
} satisfies StaffWords

/** The same in every language. */
export const RESTORE_COMMANDS = {
  unpack: (name: string) => `mkdir backup && tar -xf backup-${name}.tar -C backup`,
  restore: (name: string) => `npm run restore -- backup/${name} --into FOLDER`,
}
