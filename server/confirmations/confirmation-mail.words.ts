interface Words {
  subject: (title: string) => string
  greeting: (name: string) => string
  first: (firm: string, kind: string, title: string) => string
  button: string
  rest: (end: string) => string[]
}

const en: Words = {
  subject: (title) => `Still true? ${title}`,
  greeting: (name) => `Dear ${name},`,
  first: (firm, kind, title) =>
    `The website of ${firm} shows this ${kind.toLowerCase()}: ${title}. Is what it says still true?`,
  button: 'Look at it and answer',
  rest: (end) => [
    'It takes a minute on a phone, and you need not sign in.',
    `The link is for you alone and works once, until ${end}. Please do not forward it.`,
    'If somebody else should look after this record, tell the office.',
  ],
}

const ne: Words = {
  subject: (title) => `अझै सही छ? ${title}`,
  greeting: (name) => `${name} ज्यू,`,
  first: (firm, kind, title) => `${firm} को वेबसाइटमा यो ${kind} देखिन्छ: ${title}। त्यहाँ लेखिएको कुरा अझै सही छ?`,
  button: 'हेर्नुहोस् र जवाफ दिनुहोस्',
  rest: (end) => [
    'फोनबाट एक मिनेटमै हुन्छ; साइन इन गर्नुपर्दैन।',
    `यो लिङ्क तपाईंका लागि मात्र हो र ${end} सम्म एक पटक चल्छ। कृपया अरूलाई नपठाउनुहोस्।`,
    'यो अभिलेख अरू कसैले हेर्नुपर्ने हो भने कार्यालयलाई भन्नुहोस्।',
  ],
}

export const WORDS = { en, ne }
