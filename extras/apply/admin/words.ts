import type { StaffWords } from '../../../admin/core/words/use-words.ts'

export const words = {
  // Vacancies.
  vacancies: { en: 'Vacancies', ne: 'रिक्त पद' },
  noVacancies: {
    en: 'No vacancies. Give a news item a post, and publish it: its page then has a form.',
    ne: 'रिक्त पद छैन। समाचारमा पद राखेर प्रकाशित गर्नुहोस्: त्यसपछि त्यस पृष्ठमा फाराम हुन्छ।',
  },
  open: {
    en: '%{title}: open, %{applications} applied, %{unread} new',
    ne: '%{title}: खुला, %{applications} आवेदन, %{unread} नयाँ',
  },
  closed: {
    en: '%{title}: closed, %{applications} applied, %{unread} new',
    ne: '%{title}: बन्द, %{applications} आवेदन, %{unread} नयाँ',
  },
  questionsTo: { en: 'Questions: %{title}', ne: 'प्रश्न: %{title}' },

  // The list.
  list: { en: 'Applications', ne: 'आवेदनहरू' },
  search: { en: 'Search in all that was sent', ne: 'पठाइएका सबै कुरामा खोज्नुहोस्' },
  state: { en: 'State', ne: 'अवस्था' },
  all: { en: 'All', ne: 'सबै' },
  states: {
    new: { en: 'New', ne: 'नयाँ' },
    read: { en: 'Read', ne: 'पढिएको' },
    shortlist: { en: 'Shortlist', ne: 'छनोट सूची' },
    interview: { en: 'Interview', ne: 'अन्तर्वार्ता' },
    no: { en: 'No', ne: 'छनोट नभएको' },
    hired: { en: 'Hired', ne: 'नियुक्त' },
  },
  showAll: { en: 'Show all applications', ne: 'सबै आवेदन देखाउनुहोस्' },
  csv: { en: 'These as CSV', ne: 'यी CSV मा' },
  zip: {
    en: 'Files as ZIP (of the shortlist, or of the state chosen)',
    ne: 'फाइल ZIP मा (छनोट सूची वा छानिएको अवस्थाका)',
  },
  none: {
    en: 'No applications yet. They come from the page of a vacancy.',
    ne: 'अझै आवेदन छैन। ती रिक्त पदको पृष्ठबाट आउँछन्।',
  },
  noneFound: { en: 'No application matches.', ne: 'मिल्ने आवेदन छैन।' },
  facts: {
    en: '%{vacancy} · %{state} · files: %{count} · rating: %{rating}',
    ne: '%{vacancy} · %{state} · फाइल: %{count} · अङ्क: %{rating}',
  },
  suspect: { en: 'Perhaps spam', ne: 'स्प्याम हुन सक्ने' },
  select: { en: 'Select the application of %{name}', ne: '%{name} को आवेदन छान्नुहोस्' },
  selectAll: {
    en: 'Select all %{count} of this search and filter |||| Select all %{count} of this search and filter',
    ne: 'यो खोज र छनोटका सबै %{count} छान्नुहोस्',
  },
  more: { en: 'Show more', ne: 'थप देखाउनुहोस्' },
  changeTo: { en: 'New state of those selected', ne: 'छानिएकाको नयाँ अवस्था' },
  change: { en: 'Change the state…', ne: 'अवस्था बदल्नुहोस्…' },
  changeAsk: {
    en: 'Change the state of %{count} application? |||| Change the state of %{count} applications?',
    ne: '%{count} आवेदनको अवस्था बदल्ने हो?',
  },

  // One application.
  back: { en: 'All applications', ne: 'सबै आवेदन' },
  suspectHelp: {
    en: 'This was probably sent by a program. Nobody was written to. If it is genuine, go on as with any other.',
    ne: 'यो सम्भवतः कम्प्युटर प्रोग्रामले पठाएको हो। कसैलाई इमेल पठाइएन। साँचो भए अरूजस्तै अघि बढाउनुहोस्।',
  },
  samePerson: { en: 'All applications of this person', ne: 'यस व्यक्तिका सबै आवेदन' },
  rate: { en: 'Your rating, from 1 to 5', ne: 'तपाईंको अङ्क, १ देखि ५ सम्म' },
  keysHelp: {
    en: 'Each button has its key. Your rating, which replaces your earlier one:',
    ne: 'हरेक बटनको कुञ्जी त्यसैमा छ। तपाईंको अङ्क, जसले अघिल्लो अङ्कलाई बदल्छ:',
  },
  sent: { en: 'As it was sent', ne: 'पठाइएजस्तै' },
  filesHelp: {
    en: '%{count} file. Opening an application or a file is noted in the audit log. |||| %{count} files. Opening an application or a file is noted in the audit log.',
    ne: '%{count} फाइल। आवेदन वा फाइल खोल्दा गतिविधि अभिलेखमा लेखिन्छ।',
  },
  notes: { en: 'Notes, ratings and answers', ne: 'टिपोट, अङ्क र जवाफ' },
  entry: {
    note: { en: '%{by}, %{time}:\n%{text}', ne: '%{by}, %{time}:\n%{text}' },
    rating: { en: '%{by}, %{time}: rated %{rating} of 5', ne: '%{by}, %{time}: अङ्क ५ मा %{rating}' },
    answer: {
      en: '%{by}, %{time}, to the applicant: %{subject}\n%{text}\n',
      ne: '%{by}, %{time}, आवेदकलाई: %{subject}\n%{text}\n',
    },
  },
  mail: {
    queued: { en: 'This mail waits to be sent.', ne: 'यो इमेल पठाउन बाँकी छ।' },
    sending: { en: 'This mail is being sent.', ne: 'यो इमेल पठाइँदै छ।' },
    sent: { en: 'This mail was sent.', ne: 'यो इमेल पठाइयो।' },
    failed: { en: 'This mail could not be sent.', ne: 'यो इमेल पठाउन सकिएन।' },
  },
  text: {
    notes: { en: 'Note, for colleagues only', ne: 'टिपोट, सहकर्मीका लागि मात्र' },
    answers: { en: 'Mail to the applicant', ne: 'आवेदकलाई इमेल' },
  },
  subject: { en: 'Subject of a mail to the applicant', ne: 'आवेदकलाई इमेलको विषय' },
  fault: {
    notes: { en: 'Write something, at most %{note} letters', ne: 'केही लेख्नुहोस्, बढीमा %{note} अक्षर' },
    subject: { en: 'Write a subject of at most %{subject} letters', ne: 'बढीमा %{subject} अक्षरको विषय लेख्नुहोस्' },
    answers: { en: 'Write something, at most %{answer} letters', ne: 'केही लेख्नुहोस्, बढीमा %{answer} अक्षर' },
  },
  write: {
    notes: { en: 'Add note', ne: 'टिपोट थप्नुहोस्' },
    answers: { en: 'Send mail', ne: 'इमेल पठाउनुहोस्' },
  },
  ready: { en: 'Ready answer', ne: 'तयारी जवाफ' },
  readyHelp: {
    en: 'It replaces the subject and the text below, in the language of the applicant. Change it before you send it.',
    ne: 'यसले तलको विषय र पाठलाई आवेदकको भाषामा बदल्छ। पठाउनुअघि आवश्यक परिवर्तन गर्नुहोस्।',
  },
  written: {
    notes: { en: 'The note is added.', ne: 'टिपोट थपियो।' },
    answers: { en: 'The mail is being sent.', ne: 'इमेल पठाइँदै छ।' },
  },
  deleteOn: { en: 'This is deleted by itself on %{day}.', ne: 'यो %{day} मा आफैँ मेटिन्छ।' },
  deleteAsk: { en: 'Delete this application?', ne: 'यो आवेदन मेटाउने हो?' },
  deleteHelp: {
    en: 'Its files, notes and mails are deleted too. This cannot be undone.',
    ne: 'यसका फाइल, टिपोट र इमेल पनि मेटिन्छन्। यो पूर्ववत् गर्न सकिँदैन।',
  },
  deleted: { en: 'The application is deleted.', ne: 'आवेदन मेटियो।' },

  // Questions.
  questionsHelp: {
    en: 'Applicants answer these on the form. Applications that have come keep the questions as they were.',
    ne: 'आवेदकले फाराममा यिनको जवाफ दिन्छन्। आइसकेका आवेदनमा प्रश्न पहिलेकै रहन्छन्।',
  },
  questionsFault: {
    en: 'Ask at most %{most} questions, each of them once',
    ne: 'बढीमा %{most} प्रश्न, हरेक एकपटक मात्र सोध्नुहोस्',
  },
  question: { en: 'Question %{count}', ne: 'प्रश्न %{count}' },
  field: {
    en: { en: 'In English', ne: 'अङ्ग्रेजीमा' },
    ne: { en: 'In Nepali (without it: in English)', ne: 'नेपालीमा (नभए: अङ्ग्रेजीमा)' },
    kind: { en: 'Kind of answer', ne: 'जवाफको किसिम' },
    choices: { en: 'Choices, one a line (only of a choice)', ne: 'छनोट, हरेक हरफमा एउटा (छनोटका लागि मात्र)' },
    isRequired: { en: 'Must be answered', ne: 'जवाफ अनिवार्य' },
  },
  fieldFault: {
    en: { en: 'Write a question of at most %{text} letters', ne: 'बढीमा %{text} अक्षरको प्रश्न लेख्नुहोस्' },
    ne: { en: 'Write at most %{text} letters', ne: 'बढीमा %{text} अक्षर लेख्नुहोस्' },
    kind: { en: 'Choose a kind', ne: 'किसिम छान्नुहोस्' },
    choices: {
      en: 'For a choice, write 2 to %{choices} lines; for others, none',
      ne: 'छनोटका लागि २ देखि %{choices} हरफ लेख्नुहोस्; अरूका लागि खाली राख्नुहोस्',
    },
    isRequired: { en: 'Tick it or not', ne: 'चिनो लगाउनुहोस् वा नलगाउनुहोस्' },
  },
  kinds: {
    text: { en: 'Text', ne: 'पाठ' },
    number: { en: 'Number', ne: 'सङ्ख्या' },
    choice: { en: 'Choice', ne: 'छनोट' },
    'yes-no': { en: 'Yes or no', ne: 'हो वा होइन' },
  },
  addQuestion: { en: 'Add a question', ne: 'प्रश्न थप्नुहोस्' },
  removeOf: { en: 'Remove %{title}', ne: '%{title} हटाउनुहोस्' },
  saved: { en: 'Saved.', ne: 'सुरक्षित भयो।' },

  // Settings.
  settings: { en: 'Settings', ne: 'सेटिङ' },
  months: { en: 'Months until applications are deleted', ne: 'आवेदन मेटिने महिना' },
  monthsHelp: {
    en: 'From the last day of the vacancy. Fewer months also hold for applications that are here: older ones go within a day. More months hold for those to come.',
    ne: 'रिक्त पदको अन्तिम दिनदेखि। घटाए यहाँका आवेदनमा पनि लागु हुन्छ: त्योभन्दा पुराना एक दिनभित्र मेटिन्छन्। बढाए पछि आउनेमा मात्र लागु हुन्छ।',
  },
  templates: { en: 'Ready answers', ne: 'तयारी जवाफहरू' },
  templatesHelp: {
    en: 'Staff choose one when they answer an applicant. {name} stands for the applicant, {post} for the vacancy. Those without a subject or a text are not offered.',
    ne: 'आवेदकलाई जवाफ दिँदा कर्मचारीले यीमध्ये एउटा छान्छन्। {name} आवेदकको नाम हो, {post} रिक्त पद। विषय वा पाठ नभएको जवाफ देखाइँदैन।',
  },
  templateField: {
    subject: { en: '%{count}. Subject in English', ne: '%{count}. विषय, अङ्ग्रेजीमा' },
    text: { en: '%{count}. Text in English', ne: '%{count}. पाठ, अङ्ग्रेजीमा' },
    subjectNe: {
      en: '%{count}. Subject in Nepali (without it: in English)',
      ne: '%{count}. विषय, नेपालीमा (नभए: अङ्ग्रेजीमा)',
    },
    textNe: { en: '%{count}. Text in Nepali (without it: in English)', ne: '%{count}. पाठ, नेपालीमा (नभए: अङ्ग्रेजीमा)' },
  },
  templateFault: {
    en: 'Write at most %{subject} letters of a subject and %{answer} of a text, with no other braces than {name} and {post}',
    ne: 'विषय बढीमा %{subject} अक्षर र पाठ %{answer} अक्षर लेख्नुहोस्; कोष्ठकमा {name} र {post} मात्र राख्नुहोस्',
  },
  saveTemplates: { en: 'Save the ready answers', ne: 'तयारी जवाफ सुरक्षित गर्नुहोस्' },
  monthsFault: { en: 'From %{least} to %{most} months', ne: '%{least} देखि %{most} महिनासम्म' },
  readers: { en: 'Editors who may read applications', ne: 'आवेदन पढ्न पाउने सम्पादक' },
  readersHelp: {
    en: 'Owners always may. Others see that owners choose who may.',
    ne: 'मुख्य प्रशासकले सधैँ पढ्न पाउनुहुन्छ। अरूलाई मुख्य प्रशासकले छान्नुपर्छ भनेर देखाइन्छ।',
  },
} satisfies StaffWords
