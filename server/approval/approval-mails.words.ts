const en = {
  submitted: {
    subject: (title: string) => `Waiting for approval: ${title}`,
    sentences: (title: string, firm: string) => [
      `“${title}” waits for your approval on the staff side of ${firm}.`,
      'Open it there: publish it, or send it back and say what should change. The dashboard lists all that wait.',
    ],
  },
  'sent-back': {
    subject: (title: string) => `Sent back: ${title}`,
    sentences: (title: string, firm: string) => [
      `“${title}” was sent back to you on the staff side of ${firm}, with these words:`,
    ],
  },
  approved: {
    subject: (title: string) => `Published: ${title}`,
    sentences: (title: string, firm: string) => [
      `“${title}” was approved, and is published on the website of ${firm}.`,
    ],
  },
}

const ne: typeof en = {
  submitted: {
    subject: (title) => `स्वीकृतिको पर्खाइमा: ${title}`,
    sentences: (title, firm) => [
      `${firm} को कर्मचारी खण्डमा “${title}” तपाईंको स्वीकृतिको पर्खाइमा छ।`,
      'त्यहाँ खोलेर प्रकाशित गर्नुहोस्, वा के बदल्नुपर्छ लेखेर फिर्ता पठाउनुहोस्। पर्खाइमा रहेका सबै ड्यासबोर्डमा देखिन्छन्।',
    ],
  },
  'sent-back': {
    subject: (title) => `फिर्ता पठाइयो: ${title}`,
    sentences: (title, firm) => [`${firm} को कर्मचारी खण्डमा “${title}” यी शब्दसहित तपाईंलाई फिर्ता पठाइएको छ:`],
  },
  approved: {
    subject: (title) => `प्रकाशित भयो: ${title}`,
    sentences: (title, firm) => [`“${title}” स्वीकृत भई ${firm} को वेबसाइटमा प्रकाशित भएको छ।`],
  },
}

export const WORDS = { en, ne }
