const en = {
  kinds: {
    mail: {
      title: 'Mails are not going out',
      advice: 'Messages of visitors are safe and are listed at /admin. Check SMTP_URL and the mail server.',
    },
    disk: {
      title: 'The disk is nearly full',
      advice: 'Free some space for DATA_DIR, or use a larger disk.',
    },
    backup: {
      title: 'The backup failed or is old',
      advice: 'The page Backups at /admin says why.',
    },
    certificate: {
      title: 'The certificate of the website ends soon',
      advice: 'Renew it (certbot renew), or browsers will refuse the site.',
    },
    schedule: {
      title: 'Something was not published at its time',
      advice: 'The dashboard at /admin lists it with the reason.',
    },
  },
  over: (title: string) => `Over: ${title}`,
  since: (title: string, time: string) => `${title}. Since ${time}.`,
  lasted: (title: string, from: string, until: string) => `${title}. From ${from} until ${until}.`,
}

const ne: typeof en = {
  kinds: {
    mail: {
      title: 'इमेल गइरहेका छैनन्',
      advice: 'आगन्तुकका सन्देश सुरक्षित छन् र /admin मा देखिन्छन्। SMTP_URL र मेल सर्भर जाँच्नुहोस्।',
    },
    disk: {
      title: 'डिस्क भरिन लागेको छ',
      advice: 'DATA_DIR का लागि ठाउँ खाली गर्नुहोस्, वा ठूलो डिस्क राख्नुहोस्।',
    },
    backup: {
      title: 'ब्याकअप असफल भयो वा पुरानो छ',
      advice: '/admin को ब्याकअप पृष्ठमा कारण छ।',
    },
    certificate: {
      title: 'वेबसाइटको प्रमाणपत्रको म्याद सकिँदै छ',
      advice: 'नवीकरण गर्नुहोस् (certbot renew), नत्र ब्राउजरले साइट खोल्दैनन्।',
    },
    schedule: {
      title: 'तोकिएको समयमा केही प्रकाशित भएन',
      advice: '/admin को ड्यासबोर्डमा कारणसहित सूची छ।',
    },
  },
  over: (title) => `समाधान भयो: ${title}`,
  since: (title, time) => `${title}। ${time} देखि।`,
  lasted: (title, from, until) => `${title}। ${from} देखि ${until} सम्म।`,
}

export const WORDS = { en, ne }
export type AlertKind = keyof typeof en.kinds
