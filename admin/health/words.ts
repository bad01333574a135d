import type { StaffWords, Text } from '../core/words/use-words.ts'

/** Of this screen alone, so that they are loaded with it. */
export const words = {
  state: { en: 'State', ne: 'अवस्था' },
  checkedAt: { en: 'Checked at %{time}', ne: '%{time} मा जाँचिएको' },
  store: { en: 'Database', ne: 'डेटाबेस' },
  migrations: { en: 'Database update', ne: 'डेटाबेस अद्यावधिक' },
  disk: { en: 'Disk', ne: 'डिस्क' },
  jobs: { en: 'Background jobs', ne: 'पृष्ठभूमिका काम' },
  mails: { en: 'E-mail', ne: 'इमेल' },
  backup: { en: 'Backups', ne: 'ब्याकअप' },
  certificate: { en: 'Certificate', ne: 'प्रमाणपत्र' },
  unknown: { en: 'Not known at the moment.', ne: 'अहिले थाहा छैन।' },
  storeText: { en: '%{size}, with %{pictures} pictures', ne: '%{size}, %{pictures} तस्बिरसहित' },
  storeAway: {
    en: 'It does not answer. Whoever runs the server must look at it now.',
    ne: 'यसले जवाफ दिएको छैन। सर्भर हेर्ने व्यक्तिले अहिले नै हेर्नुपर्छ।',
  },
  migrationsMissing: {
    en: '%{count} steps are missing: ask whoever runs the server to restart it.',
    ne: '%{count} चरण बाँकी छन्: सर्भर फेरि सुरु गर्न सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
  },
  diskText: { en: '%{free} of %{total} are free', ne: '%{total} मध्ये %{free} खाली छ' },
  diskLow: {
    en: 'Free some space, or ask whoever runs the server for a larger disk.',
    ne: 'केही ठाउँ खाली गर्नुहोस्, वा ठूलो डिस्कका लागि सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
  },
  jobsNone: { en: 'None is waiting.', ne: 'कुनै पर्खिरहेको छैन।' },
  jobsGoOn: {
    en: '%{due} waiting: %{kinds}. They are done one after the other; you need not do anything.',
    ne: '%{due} पर्खिरहेका: %{kinds}। एकपछि अर्को हुँदै जान्छन्; तपाईंले केही गर्नुपर्दैन।',
  },
  jobsStuck: {
    en: '%{due} waiting: %{kinds}. None has been done since %{time}. Ask whoever runs the server to look at its log.',
    ne: '%{due} पर्खिरहेका: %{kinds}। %{time} देखि कुनै भएको छैन। सर्भरको लग हेर्न सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
  },
  jobsFine: { en: 'None failing.', ne: 'कुनै असफल छैन।' },
  jobsFail: {
    en: '%{failing} failing and tried again, %{failed} given up in the last day. Ask whoever runs the server to look at its log.',
    ne: '%{failing} असफल भई फेरि प्रयास हुँदै, पछिल्लो एक दिनमा छाडिएका %{failed}। सर्भरको लग हेर्न सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
  },
  mailsNone: { en: 'None is waiting.', ne: 'कुनै पर्खिरहेको छैन।' },
  mailsStay: {
    en: 'No mail server is set, so e-mails reach nobody. Ask whoever runs the server to set up e-mail.',
    ne: 'मेल सर्भर तोकिएको छैन, त्यसैले इमेल कसैकहाँ पुग्दैनन्। इमेल सेट गर्न सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
  },
  mailsWait: {
    en: 'The oldest unsent one has waited for %{minutes} min.',
    ne: 'सबैभन्दा पुरानो %{minutes} मिनेटदेखि पर्खिरहेको छ।',
  },
  mailsLate: { en: '“Sent e-mail” says why.', ne: 'कारण “पठाइएका इमेल” मा छ।' },
  backupNone: { en: 'There is none yet.', ne: 'अहिलेसम्म छैन।' },
  backupOff: {
    en: 'None is made automatically. Ask whoever runs the server to set up backups (BACKUP_DIR).',
    ne: 'आफैँ बनाइँदैन। ब्याकअप सेट गर्न सर्भर हेर्ने व्यक्तिलाई भन्नुहोस् (BACKUP_DIR)।',
  },
  backupText: { en: 'Newest: %{time}, %{size}.', ne: 'पछिल्लो %{time} को, %{size}।' },
  backupLate: { en: '“Backups” makes one now.', ne: '“ब्याकअप” मा अहिले नै बनाउन सकिन्छ।' },
  certificateNone: { en: 'None: the public address has no https.', ne: 'छैन: सार्वजनिक ठेगानामा https छैन।' },
  certificateUnread: { en: 'It could not be read.', ne: 'पढ्न सकिएन।' },
  certificateText: { en: 'Valid until %{time}.', ne: '%{time} सम्म मान्य।' },
  certificateEnds: {
    en: 'Ask whoever runs the server to renew it.',
    ne: 'नवीकरण गर्न सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
  },
  alerts: { en: 'Alerts by e-mail', ne: 'इमेलबाट सूचना' },
  alertsHelp: {
    en: 'Owners get an e-mail when e-mail, disk, backups, certificate or a schedule needs attention, and when that is over.',
    ne: 'इमेल, डिस्क, ब्याकअप, प्रमाणपत्र वा तोकिएको प्रकाशनमा ध्यान दिनुपर्दा र त्यो सकिँदा मुख्य प्रशासकलाई इमेल जान्छ।',
  },
  alertsStay: { en: 'Without a mail server, none is sent.', ne: 'मेल सर्भर नभए सूचना जाँदैन।' },
  noAlerts: { en: 'No alert is open.', ne: 'खुला सूचना छैन।' },
  pastAlerts: { en: 'Ended in the last 90 days', ne: 'पछिल्लो ९० दिनमा सकिएका' },
  noPastAlerts: { en: 'None.', ne: 'कुनै छैन।' },
  since: { en: 'since %{time}', ne: '%{time} देखि' },
  fromTo: { en: '%{from} to %{to}', ne: '%{from} देखि %{to} सम्म' },
} satisfies StaffWords

export const STATUS_WORDS = {
  off: { en: 'Not set up', ne: 'सेट गरिएको छैन' },
  ready: { en: 'OK', ne: 'ठीक छ' },
  degraded: { en: 'Needs attention', ne: 'ध्यान दिनुपर्ने' },
  unavailable: { en: 'Broken', ne: 'बिग्रिएको' },
} satisfies StaffWords

export const OVERALL_WORDS = {
  ready: { en: 'Everything works.', ne: 'सबै ठीक छ।' },
  degraded: {
    en: 'The site answers visitors. Needs attention: %{names}.',
    ne: 'साइट चलिरहेको छ। ध्यान दिनुपर्ने: %{names}।',
  },
  unavailable: {
    en: 'The site cannot answer properly. Someone must look at the server now.',
    ne: 'साइटले राम्ररी जवाफ दिन सक्दैन। सर्भर अहिले नै हेर्नुपर्छ।',
  },
} satisfies StaffWords

export const ALERT_WORDS: Record<string, Text> = {
  mail: { en: 'E-mails are not going out', ne: 'इमेल गइरहेको छैन' },
  disk: { en: 'The disk is almost full', ne: 'डिस्क भरिन लाग्यो' },
  backup: { en: 'The backup failed or is late', ne: 'ब्याकअप असफल वा ढिलो भयो' },
  certificate: { en: 'The certificate is about to expire', ne: 'प्रमाणपत्र सकिन लाग्यो' },
  schedule: { en: 'Something could not be published on schedule', ne: 'तोकिएको समयमा प्रकाशन हुन सकेन' },
}

/** The product of the jobs of a kind, as features say of theirs; `other` is for kinds that nobody names. */
export const JOB_WORDS: Record<string, Text> & { other: Text } = {
  publish: { en: '%{count} scheduled publications', ne: 'तोकिएका %{count} प्रकाशन' },
  other: { en: '%{count} of maintenance', ne: 'मर्मतसम्भारका %{count}' },
}
