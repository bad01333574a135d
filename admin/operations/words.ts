import type { Words } from '../../contract/kinds/field.ts'

/** Of this screen alone, so that they are loaded with it. */
export const words = {
  state: { en: 'State', ne: 'अवस्था' },
  checkedAt: { en: 'Checked at %{time}', ne: '%{time} मा जाँचिएको' },
  store: { en: 'Database', ne: 'डेटाबेस' },
  migrations: { en: 'Migrations', ne: 'माइग्रेसन' },
  disk: { en: 'Disk', ne: 'डिस्क' },
  jobs: { en: 'Background jobs', ne: 'पृष्ठभूमिका काम' },
  mails: { en: 'E-mails', ne: 'इमेल' },
  backup: { en: 'Backups', ne: 'ब्याकअप' },
  certificate: { en: 'Certificate', ne: 'प्रमाणपत्र' },
  unknown: { en: 'Not known at the moment.', ne: 'अहिले थाहा छैन।' },
  storeText: { en: '%{size}, with %{pictures} pictures', ne: '%{size}, %{pictures} तस्बिरसहित' },
  storeAway: { en: 'It does not answer.', ne: 'यसले जवाफ दिएको छैन।' },
  migrationsDone: { en: 'All are done.', ne: 'सबै भइसके।' },
  migrationsMissing: {
    en: '%{count} are missing: restart the server.',
    ne: '%{count} बाँकी छन्: सर्भर फेरि सुरु गर्नुहोस्।',
  },
  diskText: { en: '%{free} of %{total} are free', ne: '%{total} मध्ये %{free} खाली छ' },
  jobsText: {
    en: '%{due} waiting, %{failing} failing repeatedly, %{failed} given up within a day',
    ne: '%{due} पर्खिरहेका, %{failing} पटक-पटक असफल, एक दिनभित्र छाडिएका %{failed}',
  },
  mailsNone: { en: 'None is waiting.', ne: 'कुनै पर्खिरहेको छैन।' },
  mailsWait: {
    en: 'The oldest unsent one has waited for %{minutes} min',
    ne: 'सबैभन्दा पुरानो %{minutes} मिनेटदेखि पर्खिरहेको छ',
  },
  backupNone: { en: 'There is none yet.', ne: 'अहिलेसम्म छैन।' },
  backupOff: { en: 'Not made automatically (BACKUP_DIR is not set).', ne: 'आफैँ बनाइँदैन (BACKUP_DIR तोकिएको छैन)।' },
  backupText: { en: 'Newest: %{time}, %{size}', ne: 'पछिल्लो %{time} को, %{size}' },
  certificateNone: { en: 'None: the public address has no https.', ne: 'छैन: सार्वजनिक ठेगानामा https छैन।' },
  certificateUnread: { en: 'It could not be read.', ne: 'पढ्न सकिएन।' },
  certificateText: { en: 'Valid until %{time}', ne: '%{time} सम्म मान्य' },
  alerts: { en: 'Alerts', ne: 'सूचना' },
  alertsHelp: {
    en: 'Owners get an e-mail when one begins and when it is over.',
    ne: 'सुरु हुँदा र सकिँदा सञ्चालकलाई इमेल जान्छ।',
  },
  noAlerts: { en: 'Nothing is wrong now.', ne: 'अहिले केही बिग्रिएको छैन।' },
  pastAlerts: { en: 'Ended in the last 90 days', ne: 'पछिल्लो ९० दिनमा सकिएका' },
  noPastAlerts: { en: 'None.', ne: 'कुनै छैन।' },
  since: { en: 'since %{time}', ne: '%{time} देखि' },
  fromTo: { en: '%{from} to %{to}', ne: '%{from} देखि %{to} सम्म' },
  plots: { en: 'Over time', ne: 'समयसँगै' },
  period: { en: 'Period', ne: 'अवधि' },
  day: { en: '24 hours', ne: '२४ घण्टा' },
  month: { en: '30 days', ne: '३० दिन' },
  empty: {
    en: 'No figures yet. The first appear a minute or two after the server starts.',
    ne: 'अहिलेसम्म तथ्याङ्क छैन। सर्भर सुरु भएको एक-दुई मिनेटपछि देखिन्छ।',
  },
  processes: {
    en: 'Figures of all server processes are added up (%{count} in this time; a restart counts as another).',
    ne: 'सबै सर्भर प्रक्रियाको जोड (यस अवधिमा %{count}; फेरि सुरु गर्दा नयाँ गनिन्छ)।',
  },
  table: { en: 'Table', ne: 'तालिका' },
  tableOf: { en: 'Table: %{name}', ne: 'तालिका: %{name}' },
  time: { en: 'Time', ne: 'समय' },
  keys: { en: 'Read values with the arrow keys', ne: 'एरो कीले मान पढ्नुहोस्' },
} satisfies Record<string, Words>

export const STATUS_WORDS = {
  off: { en: 'Not set up', ne: 'सेट गरिएको छैन' },
  ready: { en: 'OK', ne: 'ठीक छ' },
  degraded: { en: 'Needs attention', ne: 'ध्यान दिनुपर्ने' },
  unavailable: { en: 'Broken', ne: 'बिग्रिएको' },
} satisfies Record<string, Words>

export const OVERALL_WORDS = {
  ready: { en: 'Everything works.', ne: 'सबै ठीक छ।' },
  degraded: {
    en: 'The site answers, but something needs attention.',
    ne: 'साइट चलिरहेको छ, तर केहीमा ध्यान दिनुपर्छ।',
  },
  unavailable: {
    en: 'The site cannot answer properly. Someone must look at the server now.',
    ne: 'साइटले राम्ररी जवाफ दिन सक्दैन। सर्भर अहिले नै हेर्नुपर्छ।',
  },
} satisfies Record<string, Words>

export const ALERT_WORDS: Record<string, Words> = {
  mail: { en: 'E-mails are not going out', ne: 'इमेल गइरहेको छैन' },
  disk: { en: 'The disk is almost full', ne: 'डिस्क भरिन लाग्यो' },
  backup: { en: 'The backup failed or is late', ne: 'ब्याकअप असफल वा ढिलो भयो' },
  certificate: { en: 'The certificate is about to expire', ne: 'प्रमाणपत्र सकिन लाग्यो' },
  schedule: { en: 'Something could not be published on schedule', ne: 'तोकिएको समयमा प्रकाशन हुन सकेन' },
}
