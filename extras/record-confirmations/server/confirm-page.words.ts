const en = {
  question: 'Is this still true?',
  intro: (name: string, firm: string, kind: string) =>
    `${name}, this is what the website of ${firm} says (${kind.toLowerCase()}). You know best.`,
  stillTrue: 'Still true',
  correctThis: 'Correct this',
  kept: 'Your answer is kept with your name and the day. Visitors see only the month of the check.',
  seePage: 'See the public page',
  correctTitle: 'What is not right?',
  hint: 'Such as: the works ended in Chaitra 2082. An editor reads it and corrects the page.',
  bound: (most: string) => `At most ${most} characters`,
  send: 'Send to the editors',
  back: 'Back',
  empty: 'Write what is not right, in a sentence or two.',
  tooLong: (length: string, most: string) => `This has ${length} characters: shorten it to ${most}.`,
  fault: 'Not sent yet',
  confirmed: (title: string) => ({
    title: 'Thank you',
    text: `“${title}” is marked as checked today. You can close this page.`,
  }),
  corrected: {
    title: 'Thank you',
    text: 'An editor reads what you wrote and corrects the record. Until then the website stays as it is.',
  },
  usedTitle: 'This link was used already',
  usedConfirmed: (day: string) => `With it, the record was marked as still true on ${day}. You need do nothing more.`,
  usedCorrected: (day: string) => `With it, a correction was sent to the editors on ${day}. You need do nothing more.`,
  expired: (days: string) => ({
    title: 'This link is too old',
    text: `It was valid for ${days} days. Nothing was changed.`,
  }),
  changed: {
    title: 'Somebody else looks after this record now',
    text: 'This link no longer counts, and nothing was changed. If that is a mistake, tell the office.',
  },
  gone: {
    title: 'This record is no longer on the website',
    text: 'There is nothing left to confirm, and nothing was changed.',
  },
  unknown: {
    title: 'This link is not valid',
    text: 'Perhaps a part of it is missing: open the mail again and tap the link in it. Nothing was changed. If it still does not work, tell the office.',
  },
  unclear: {
    title: 'Your answer did not arrive',
    text: 'Open the link in the mail again and tap one of the two buttons.',
  },
  mailed: { title: 'A new link is on its way', text: 'It goes to the same e-mail address as the first one.' },
  later: {
    title: 'Your next link comes later',
    text: 'A link was mailed a short while ago: look for it, also among spam. Otherwise ask again in an hour, or tomorrow if you got many today.',
  },
  renewHelp: 'If something has changed since, ask for a new link. It is mailed to the same address.',
  renew: 'Mail me a new link',
  contact: 'Contact the office',
}

const ne: typeof en = {
  question: 'यो अझै सही छ?',
  intro: (name, firm, kind) => `${name} ज्यू, तपाईंले हेर्ने एउटा अभिलेख (${kind}) बारे ${firm} को वेबसाइटमा यस्तो लेखिएको छ।`,
  stillTrue: 'अझै सही छ',
  correctThis: 'सच्याउनुपर्छ',
  kept: 'तपाईंको नाम र मितिसहित जवाफ राखिन्छ। आगन्तुकले जाँचिएको महिना मात्र देख्छन्।',
  seePage: 'सार्वजनिक पृष्ठ हेर्नुहोस्',
  correctTitle: 'के मिलेन?',
  hint: 'जस्तै: काम २०८२ चैतमा सकियो। सम्पादकले पढेर पृष्ठ सच्याउनुहुन्छ।',
  bound: (most) => `बढीमा ${most} अक्षर`,
  send: 'सम्पादकलाई पठाउनुहोस्',
  back: 'पछाडि',
  empty: 'के मिलेन, एक-दुई वाक्यमा लेख्नुहोस्।',
  tooLong: (length, most) => `यसमा ${length} अक्षर छन्: ${most} मा छोट्याउनुहोस्।`,
  fault: 'अझै पठाइएको छैन',
  confirmed: (title) => ({ title: 'धन्यवाद', text: `“${title}” आज जाँचिएको भनी राखियो। यो पृष्ठ बन्द गरे हुन्छ।` }),
  corrected: {
    title: 'धन्यवाद',
    text: 'तपाईंले लेख्नुभएको कुरा सम्पादकले पढेर अभिलेख सच्याउनुहुन्छ। त्यतिन्जेल वेबसाइट जस्ताको तस्तै रहन्छ।',
  },
  usedTitle: 'यो लिङ्क प्रयोग भइसक्यो',
  usedConfirmed: (day) => `यसबाट ${day} मा अभिलेख अझै सही छ भनियो। अरू केही गर्नुपर्दैन।`,
  usedCorrected: (day) => `यसबाट ${day} मा सम्पादकलाई सच्याउनुपर्ने कुरा पठाइयो। अरू केही गर्नुपर्दैन।`,
  expired: (days) => ({ title: 'यो लिङ्कको म्याद सकियो', text: `यो ${days} दिनसम्म मान्य थियो। केही बदलिएको छैन।` }),
  changed: {
    title: 'यो अभिलेख अब अरू कसैले हेर्नुहुन्छ',
    text: 'यो लिङ्क अब चल्दैन, र केही बदलिएको छैन। यो भुल हो भने कार्यालयलाई भन्नुहोस्।',
  },
  gone: { title: 'यो अभिलेख अब वेबसाइटमा छैन', text: 'जाँच्नुपर्ने केही बाँकी छैन, र केही बदलिएको छैन।' },
  unknown: {
    title: 'यो लिङ्क मान्य छैन',
    text: 'सायद लिङ्कको केही भाग छुटेको छ: इमेल फेरि खोलेर त्यहाँको लिङ्क थिच्नुहोस्। केही बदलिएको छैन। तैपनि चलेन भने कार्यालयलाई भन्नुहोस्।',
  },
  unclear: { title: 'तपाईंको जवाफ आइपुगेन', text: 'इमेलको लिङ्क फेरि खोलेर दुई बटनमध्ये एउटा थिच्नुहोस्।' },
  mailed: { title: 'नयाँ लिङ्क पठाइँदै छ', text: 'पहिलो लिङ्क गएकै इमेल ठेगानामा जान्छ।' },
  later: {
    title: 'तपाईंको अर्को लिङ्क पछि आउँछ',
    text: 'भर्खरै एउटा लिङ्क पठाइएको छ: स्प्याममा पनि खोज्नुहोस्। नत्र एक घण्टापछि, वा आज धेरै आएका भए भोलि फेरि माग्नुहोस्।',
  },
  renewHelp: 'त्यसपछि केही बदलिएको छ भने नयाँ लिङ्क माग्नुहोस्। त्यही ठेगानामा इमेल जान्छ।',
  renew: 'नयाँ लिङ्क पठाउनुहोस्',
  contact: 'कार्यालयलाई सम्पर्क गर्नुहोस्',
}

export const WORDS = { en, ne }
