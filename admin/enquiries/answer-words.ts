import type { StaffWords } from '../core/words/use-words.ts'

export const answerWords = {
  answer: { en: 'Answer', ne: 'जवाफ दिनुहोस्' },
  title: { en: 'Answer to %{name}', ne: '%{name} लाई जवाफ' },
  subject: { en: 'Subject', ne: 'विषय' },
  text: { en: 'Your answer', ne: 'तपाईंको जवाफ' },
  insert: { en: 'Insert a template', ne: 'ढाँचा राख्नुहोस्' },
  edit_templates: { en: 'Change templates', ne: 'ढाँचा बदल्नुहोस्' },
  below_firm: {
    en: 'Their message is quoted below your answer. Replies go to the firm’s public address.',
    ne: 'तपाईंको जवाफमुनि उहाँको सन्देश राखिन्छ। प्रत्युत्तर संस्थाको सार्वजनिक ठेगानामा आउँछ।',
  },
  below_writer: {
    en: 'Their message is quoted below your answer. Replies go to your own address.',
    ne: 'तपाईंको जवाफमुनि उहाँको सन्देश राखिन्छ। प्रत्युत्तर तपाईंकै ठेगानामा आउँछ।',
  },
  stays_here: {
    en: 'No mail server is set, so the answer stays on this machine and does not reach them.',
    ne: 'मेल सर्भर तोकिएको छैन, त्यसैले जवाफ बाहिर जाँदैन, यहीँ रहन्छ।',
  },
  send: { en: 'Send answer', ne: 'जवाफ पठाउनुहोस्' },
  sending: { en: 'Sending…', ne: 'पठाइँदै छ…' },
  sent: { en: 'The answer is being sent.', ne: 'जवाफ पठाइँदै छ।' },
  kept: { en: 'Draft kept in this browser', ne: 'मस्यौदा यही ब्राउजरमा राखिएको छ' },
  fault: { en: 'Write something, at most %{count} letters', ne: 'केही लेख्नुहोस्, बढीमा %{count} अक्षर' },
  list: { en: 'Answers', ne: 'जवाफहरू' },
  by: { en: '%{name}, %{time}', ne: '%{name}, %{time}' },
  mail_gone: { en: 'How it was delivered is no longer kept', ne: 'कसरी पुग्यो भन्ने विवरण अब राखिएको छैन' },
  settings: {
    title: { en: 'Templates', ne: 'ढाँचाहरू' },
    help: {
      en: 'Inserted into an answer with one press. {name} and {reference} stand for the name of the sender and the reference of the message.',
      ne: 'एक थिचाइमा जवाफमा राखिन्छ। {name} पठाउने व्यक्तिको नाम र {reference} सन्देशको सन्दर्भ नम्बर हो।',
    },
    replies: { en: 'Replies to an answer go to', ne: 'जवाफको प्रत्युत्तर आउने ठेगाना' },
    firm: { en: 'the firm’s public address', ne: 'संस्थाको सार्वजनिक ठेगाना' },
    writer: { en: 'the member of staff who wrote the answer', ne: 'जवाफ लेख्ने कर्मचारीको ठेगाना' },
    name: { en: 'Title', ne: 'शीर्षक' },
    text: { en: 'Text', ne: 'पाठ' },
    one: { en: 'Template %{count}', ne: 'ढाँचा %{count}' },
    add: { en: 'Add a template in %{language}', ne: '%{language} भाषाको ढाँचा थप्नुहोस्' },
    none: { en: 'No templates yet.', ne: 'अझै कुनै ढाँचा छैन।' },
    name_fault: { en: 'Write a title of at most 80 letters', ne: 'बढीमा ८० अक्षरको शीर्षक लेख्नुहोस्' },
    text_fault: {
      en: 'Write a text of at most 2,000 letters, with only {name} and {reference} in braces',
      ne: 'बढीमा २,००० अक्षरको पाठ लेख्नुहोस्; धनु कोष्ठकमा {name} र {reference} मात्र राख्न मिल्छ',
    },
    saved: { en: 'Templates saved.', ne: 'ढाँचा सुरक्षित गरियो।' },
  },
} satisfies StaffWords
