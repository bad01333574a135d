import type { Kysely } from 'kysely'

/**
 * The sentences that the site's code said until now become texts of staff. A store with content keeps what its visitors
 * read; an empty one gets none.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('page_translation').addColumn('ask', 'text').execute()
  if (!(await hasContent(db))) return
  const at = new Date().toISOString()
  for (const { id, key, ...texts } of TEXTS) {
    await db.insertInto('page').values({ id, key, created_at: at, updated_at: at }).execute()
    const translations = Object.entries(texts).map(([locale, text]) => ({ page_id: id, locale, ...text }))
    for (const row of translations) await db.insertInto('page_translation').values(row).execute()
  }
  for (const [key, ask] of Object.entries(ASKS)) await addAsk(db, key, ask)
}

/** Pages and their kind are there in a store that nobody has written to. */
async function hasContent(db: Kysely<any>): Promise<boolean> {
  const tables = ['setting', 'page', 'service', 'project', 'news', 'team_member', 'client', 'partner', 'timeline_item']
  for (const table of tables) if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) return true
  return false
}

/** Adds the link of a page that is written, also to the versions that its form opens. */
async function addAsk(db: Kysely<any>, key: string, { en, ne }: { en: string; ne: string }): Promise<void> {
  const page = await db.selectFrom('page').select('id').where('key', '=', key).executeTakeFirst()
  if (!page) return
  for (const [locale, ask] of Object.entries({ en, ne }))
    await db
      .updateTable('page_translation')
      .set({ ask })
      .where('page_id', '=', page.id)
      .where('locale', '=', locale)
      .execute()
  const versions = db.selectFrom('content_version').select(['number', 'document']).where('entity', '=', 'pages')
  for (const { number, document } of await versions.where('item_id', '=', page.id).execute()) {
    const { translations, ...own } = JSON.parse(document)
    const withAsk = {
      ...own,
      ask: en,
      translations: { ...translations, ne: translations.ne && { ...translations.ne, ask: ne } },
    }
    await db
      .updateTable('content_version')
      .set({ document: JSON.stringify(withAsk) })
      .where('entity', '=', 'pages')
      .where('item_id', '=', page.id)
      .where('number', '=', number)
      .execute()
  }
}

const ASKS = {
  overview: { en: 'Ask about working with us', ne: 'हामीसँग काम गर्नेबारे सोध्नुहोस्' },
  profile: { en: 'Ask about our registrations and references', ne: 'हाम्रा दर्ता र कार्य अनुभवबारे सोध्नुहोस्' },
}

const TEXTS = [
  {
    id: 1011,
    key: 'team',
    en: {
      title: 'Our Team',
      summary:
        'Every drawing that leaves the office carries the name of somebody who answers for it. These are the people who lead.',
      ask: 'Arrange a meeting',
      search_description: 'The people who lead the firm and its six disciplines: names, positions and qualifications.',
    },
    ne: {
      title: 'हाम्रो टोली',
      summary: 'हाम्रो कार्यालयबाट निस्कने हरेक नक्सामा त्यसको जिम्मेवारी लिने व्यक्तिको नाम हुन्छ। नेतृत्व गर्ने व्यक्तिहरू यिनै हुन्।',
      ask: 'भेटघाटको समय मिलाउनुहोस्',
      search_description: 'संस्था र यसका छ विधाको नेतृत्व गर्ने व्यक्तिहरू: नाम, पद र योग्यता।',
    },
  },
  {
    id: 1012,
    key: 'clients',
    en: {
      title: 'Clients',
      summary: 'Whom we work for, and the public bodies and agencies we work with.',
      ask: 'Ask for references',
      search_description:
        'The clients of the firm by kind, and the public bodies of Nepal and international agencies it works with.',
    },
    ne: {
      title: 'ग्राहक',
      summary: 'हामी जसका लागि काम गर्छौँ, र जससँग सहकार्य गर्छौँ ती सरकारी निकाय तथा संस्था।',
      ask: 'कार्य अनुभवबारे सोध्नुहोस्',
      search_description: 'संस्थाका ग्राहक प्रकारअनुसार, अनि सहकार्य गर्ने नेपालका सरकारी निकाय र अन्तर्राष्ट्रिय संस्थाहरू।',
    },
  },
  {
    id: 1013,
    key: 'services',
    en: {
      title: 'Services',
      summary:
        'What we do, from the first walk over the ground to the last drawing. Each service says how we work and what you receive.',
      ask: 'Ask about the service you need',
      search_description:
        'Civil engineering, architecture and structural design, planning, environmental studies, renewable energy and research.',
    },
    ne: {
      title: 'सेवाहरू',
      summary:
        'पहिलो स्थलगत हेराइदेखि अन्तिम नक्सासम्म हामी के गर्छौँ। हामी कसरी काम गर्छौँ र तपाईंले के पाउनुहुन्छ, हरेक सेवामा लेखिएको छ।',
      ask: 'तपाईंलाई चाहिएको सेवाबारे सोध्नुहोस्',
      search_description:
        'सिभिल इन्जिनियरिङ, वास्तुकला तथा संरचनात्मक डिजाइन, योजना तर्जुमा, वातावरणीय अध्ययन, नवीकरणीय ऊर्जा र अनुसन्धान।',
    },
  },
  {
    id: 1014,
    key: 'projects',
    en: {
      title: 'Projects',
      summary: 'What we have surveyed, designed and supervised.',
      ask: 'Discuss your project',
      search_description: 'Projects of the firm by place, status and service.',
    },
    ne: {
      title: 'परियोजनाहरू',
      summary: 'हामीले सर्वेक्षण, डिजाइन र सुपरिवेक्षण गरेका काम।',
      ask: 'आफ्नो परियोजनाबारे कुरा गर्नुहोस्',
      search_description: 'संस्थाका परियोजना: स्थान, अवस्था र सेवाअनुसार।',
    },
  },
  {
    id: 1015,
    key: 'capabilities',
    en: {
      title: 'Experience by service and province',
      summary: 'Our projects by service, province and year, counted from our records. Each number opens its projects.',
      ask: 'Ask for references',
    },
    ne: {
      title: 'सेवा र प्रदेशअनुसार अनुभव',
      summary: 'हाम्रा अभिलेखबाट गनिएका परियोजना: सेवा, प्रदेश र वर्षअनुसार। हरेक सङ्ख्याले आफ्ना परियोजना खोल्छ।',
      ask: 'कार्य अनुभवबारे सोध्नुहोस्',
    },
  },
  {
    id: 1016,
    key: 'news',
    en: {
      title: 'News and events',
      summary: 'News, notices, training and publications.',
      search_description: 'Notices, project news, events, training and publications of the firm.',
    },
    ne: {
      title: 'समाचार तथा कार्यक्रम',
      summary: 'समाचार, सूचना, तालिम र प्रकाशन।',
      search_description: 'संस्थाका सूचना, परियोजनाका समाचार, कार्यक्रम, तालिम र प्रकाशन।',
    },
  },
  {
    id: 1017,
    key: 'gallery',
    en: {
      title: 'Our Gallery',
      summary: 'Our projects on the table of the model workshop.',
      ask: 'Ask for a picture',
      search_description:
        'Pictures of our projects: scale models of bridges, roads, buildings, water and energy works.',
    },
    ne: {
      title: 'हाम्रो चित्रशाला',
      summary: 'मोडेल कार्यशालाको टेबलमा हाम्रा परियोजना।',
      ask: 'तस्बिर माग्नुहोस्',
      search_description: 'हाम्रा परियोजनाका तस्बिर: पुल, सडक, भवन, पानी र ऊर्जाका संरचनाका मोडेल।',
    },
  },
  {
    id: 1018,
    key: 'contact',
    en: {
      title: 'Contact Us',
      summary:
        'Tell us of a plan, or only of a problem. An engineer reads every message and answers within two working days.',
      search_description: 'Telephone, email, address and hours of our office, and a form to write to us.',
    },
    ne: {
      title: 'सम्पर्क',
      summary: 'योजना होस् वा समस्या, हामीलाई लेख्नुहोस्। हरेक सन्देश इन्जिनियरले पढ्छन् र दुई कार्यदिनभित्र जवाफ दिन्छन्।',
      search_description: 'हाम्रो कार्यालयको टेलिफोन, इमेल, ठेगाना र खुल्ने समय, अनि हामीलाई लेख्ने फाराम।',
    },
  },
  {
    id: 1019,
    key: 'home-projects',
    en: { title: 'Main projects', summary: 'Built from our drawings, or being surveyed, designed and supervised now.' },
    ne: { title: 'प्रमुख परियोजना', summary: 'हाम्रा नक्साबाट बनेका संरचना, र अहिले सर्वेक्षण, डिजाइन वा सुपरिवेक्षण भइरहेका काम।' },
  },
  {
    id: 1020,
    key: 'map',
    en: {
      title: 'Where we have worked',
      summary: 'Every district with a project of ours, from the Tarai to the high Himal.',
    },
    ne: { title: 'हामीले काम गरेका ठाउँ', summary: 'तराईदेखि उच्च हिमालसम्म, हाम्रा परियोजना भएका सबै जिल्ला।' },
  },
  {
    id: 1021,
    key: 'home-partners',
    en: { title: 'Partners', summary: 'Public bodies and agencies we work with.' },
    ne: { title: 'साझेदार', summary: 'हामी यी सरकारी निकाय तथा संस्थासँग सहकार्य गर्छौँ।' },
  },
  {
    id: 1022,
    key: 'home-contact',
    en: {
      title: 'Have a plan, or only a problem?',
      summary: 'An engineer reads every message and answers within two working days.',
    },
    ne: { title: 'योजना छ, वा समस्या मात्र?', summary: 'हरेक सन्देश इन्जिनियर आफैँ पढ्छन् र दुई कार्यदिनभित्र जवाफ दिन्छन्।' },
  },
  {
    id: 1023,
    key: 'clients-partners',
    en: {
      title: 'Partner organisations',
      summary:
        'These are bodies we work alongside; not all are our clients. Each name leads to the organisation’s own site.',
    },
    ne: {
      title: 'साझेदार संस्थाहरू',
      summary: 'हामी यी निकाय तथा संस्थासँग सहकार्य गर्छौँ; यी सबै हाम्रा ग्राहक होइनन्। हरेक नामबाट सम्बन्धित संस्थाको आफ्नै साइट खुल्छ।',
    },
  },
  {
    id: 1024,
    key: 'footer-privacy',
    en: { title: 'Privacy', summary: 'We keep what you send us only to answer you:' },
    ne: { title: 'गोपनीयता', summary: 'तपाईंले पठाउनुभएको सन्देश हामी जवाफ दिनका लागि मात्र राख्छौँ:' },
  },
  {
    id: 1025,
    key: 'footer-terms',
    en: { title: 'Terms', summary: 'Texts and pictures belong to the firm:' },
    ne: { title: 'सर्तहरू', summary: 'लेख र तस्बिर संस्थाका सम्पत्ति हुन्:' },
  },
  {
    id: 1026,
    key: 'receipt',
    en: { title: 'Thank you for writing to us', summary: 'An engineer reads it and answers within two working days.' },
    ne: { title: 'हामीलाई लेख्नुभएकोमा धन्यवाद', summary: 'इन्जिनियरले पढेर दुई कार्यदिनभित्र जवाफ दिनेछन्।' },
  },
]
