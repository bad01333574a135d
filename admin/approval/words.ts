import type { StaffWords } from '../core/words/use-words.ts'

export const approvalWords = {
  submit: { en: 'Submit for approval', ne: 'स्वीकृतिका लागि पठाउनुहोस्' },
  submitted: { en: 'Submitted for approval.', ne: 'स्वीकृतिका लागि पठाइयो।' },
  take_back: { en: 'Withdraw', ne: 'फिर्ता लिनुहोस्' },
  taken_back: { en: 'Withdrawn: it is a draft.', ne: 'फिर्ता लिइयो: मस्यौदा हो।' },
  send_back: { en: 'Send back…', ne: 'फिर्ता पठाउनुहोस्…' },
  send_back_title: { en: 'Send back', ne: 'फिर्ता पठाउनुहोस्' },
  what: { en: 'What should change', ne: 'के बदल्नुपर्छ' },
  what_fault: { en: 'Say what should change, in at most 1,000 characters', ne: 'के बदल्नुपर्छ बढीमा १,००० अक्षरमा लेख्नुहोस्' },
  sent_back: { en: 'Sent back.', ne: 'फिर्ता पठाइयो।' },
  waits: { en: 'Waiting for approval since %{time}', ne: '%{time} देखि स्वीकृतिको पर्खाइमा' },
  was_sent_back: { en: 'Sent back by %{name}: %{words}', ne: '%{name} ले फिर्ता पठाउनुभयो: %{words}' },
  read_only: {
    en: 'You can read this, but not change it. Ask an editor if something has to change.',
    ne: 'तपाईं यो पढ्न सक्नुहुन्छ, बदल्न सक्नुहुन्न। केही बदल्नु परे सम्पादकलाई भन्नुहोस्।',
  },
  no_new: {
    en: 'You cannot add anything here. Ask an editor if something is missing.',
    ne: 'तपाईं यहाँ केही थप्न सक्नुहुन्न। केही छुटेको भए सम्पादकलाई भन्नुहोस्।',
  },
  editors_ask: {
    en: 'What editors write also needs approval, by a bid writer or an owner',
    ne: 'सम्पादकले लेखेको पनि प्रस्ताव लेखक वा मुख्य प्रशासकले स्वीकृत गर्नुपर्छ',
  },
  editors_ask_help: {
    en: 'What authors write always needs approval by an editor.',
    ne: 'लेखकले लेखेको कुरा सधैँ सम्पादकले स्वीकृत गर्नुपर्छ।',
  },
  stored: { en: 'Setting saved.', ne: 'सेटिङ सुरक्षित भयो।' },
} satisfies StaffWords
