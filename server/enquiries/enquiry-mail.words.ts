const en = {
  enquiry: 'Enquiry',
  reference: 'Reference',
  received: 'Received',
  name: 'Name',
  email: 'Email',
  language: 'Language',
  subject: 'Subject',
  languages: { en: 'English', ne: 'Nepali' },
  advice: (writer: string) => `Sent by the contact form of the website. Answer this mail to write to ${writer}.`,
}

const ne: typeof en = {
  enquiry: 'सन्देश',
  reference: 'सन्दर्भ नम्बर',
  received: 'प्राप्त मिति',
  name: 'नाम',
  email: 'इमेल',
  language: 'भाषा',
  subject: 'विषय',
  languages: { en: 'अङ्ग्रेजी', ne: 'नेपाली' },
  advice: (writer) => `वेबसाइटको सम्पर्क फारामबाट पठाइएको। यस इमेलको जवाफ दिँदा ${writer} लाई पुग्छ।`,
}

export const WORDS = { en, ne }
