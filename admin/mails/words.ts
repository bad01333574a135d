import type { StaffWords } from '../core/words/use-words.ts'

export const mailWords = {
  tabs: { en: 'State of the e-mails', ne: 'इमेलको अवस्था' },
  tab: {
    failed: { en: 'Not sent', ne: 'नगएका' },
    queued: { en: 'Waiting', ne: 'पर्खिरहेका' },
    sent: { en: 'Sent', ne: 'पठाइएका' },
    sent_or_kept: { en: 'Sent or kept here', ne: 'पठाइएका वा यहीँ रहेका' },
    all: { en: 'All', ne: 'सबै' },
  },
  none: {
    failed: {
      en: 'No failed e-mails. An e-mail that cannot be sent appears here.',
      ne: 'नगएको इमेल छैन। पठाउन नसकिएका इमेल यहाँ देखिन्छन्।',
    },
    queued: { en: 'No e-mails are waiting.', ne: 'पर्खिरहेको इमेल छैन।' },
    sent: { en: 'No e-mails sent yet.', ne: 'अझै कुनै इमेल पठाइएको छैन।' },
    all: { en: 'The site has not sent any e-mail yet.', ne: 'साइटले अझै कुनै इमेल पठाएको छैन।' },
  },
  about: { en: 'About', ne: 'विषय' },
  kind: { en: 'Kind', ne: 'प्रकार' },
  since: { en: 'Since', ne: 'कहिलेदेखि' },
  status: { en: 'Status', ne: 'अवस्था' },
  label: {
    enquiry: { en: 'The message, to the office', ne: 'सन्देश, कार्यालयलाई' },
    acknowledgement: { en: 'Receipt, to the sender', ne: 'प्राप्ति सूचना, पठाउने व्यक्तिलाई' },
    answer: { en: 'Answer, to the sender', ne: 'जवाफ, पठाउने व्यक्तिलाई' },
    quarantine: { en: 'List of possible spam, to the office', ne: 'सम्भावित स्प्यामको सूची, कार्यालयलाई' },
    submitted: { en: 'Something waits for approval, to who may publish it', ne: 'स्वीकृतिको पर्खाइ, प्रकाशित गर्न सक्नेलाई' },
    'sent-back': { en: 'Something was sent back, to its author', ne: 'फिर्ता पठाइएको सूचना, लेखकलाई' },
    approved: { en: 'Something was approved, to its author', ne: 'स्वीकृत भएको सूचना, लेखकलाई' },
    invitation: { en: 'Invitation, to a new colleague', ne: 'निमन्त्रणा, नयाँ सहकर्मीलाई' },
    'email-changed': { en: 'An e-mail address was changed, to both', ne: 'इमेल ठेगाना बदलिएको सूचना, दुवैलाई' },
    password: { en: 'Link to choose a password', ne: 'पासवर्ड छान्ने लिङ्क' },
    'sign-in-failures': {
      en: 'Warning of failed sign-ins, to the person whose account it is',
      ne: 'असफल साइन इनको चेतावनी, खाताधनीलाई',
    },
    alert: { en: 'Alert about the server, to an owner', ne: 'सर्भरबारे सूचना, मुख्य प्रशासकलाई' },
  },
  kept: { en: 'Not sent: e-mail is not set up', ne: 'पठाइएन: इमेल मिलाइएको छैन' },
  kept_on: {
    en: 'Not sent: e-mail is not set up (%{time})',
    ne: 'पठाइएन: इमेल मिलाइएको छैन (%{time})',
  },
  not_needed: { en: 'Not sent: nothing was left to tell', ne: 'पठाइएन: जानकारी दिनुपर्ने केही बाँकी थिएन' },
  sent: { en: 'Sent', ne: 'पठाइयो' },
  sent_on: { en: 'Sent on %{time}', ne: '%{time} मा पठाइयो' },
  sending: { en: 'Being sent', ne: 'पठाइँदै छ' },
  waiting: { en: 'Waiting to be sent', ne: 'पठाउन बाँकी' },
  failed: {
    en: 'Could not be sent after %{count} attempt |||| Could not be sent after %{count} attempts',
    ne: '%{count} पटक प्रयास गर्दा पनि पठाउन सकिएन',
  },
  late: {
    en: 'Not sent yet after %{count} attempt |||| Not sent yet after %{count} attempts',
    ne: '%{count} पटक प्रयास गर्दा पनि अझै गएको छैन',
  },
  recipients: { en: '%{standing} (to %{addresses})', ne: '%{standing} (%{addresses} लाई)' },
  next: { en: '%{standing}; next attempt on %{time}', ne: '%{standing}; अर्को प्रयास %{time} मा' },
  server_said: { en: 'The mail server said:', ne: 'मेल सर्भरको जवाफ:' },
  try_again: { en: 'Try again: %{about}', ne: 'फेरि प्रयास गर्नुहोस्: %{about}' },
  retried: { en: 'The e-mail is being sent again.', ne: 'इमेल फेरि पठाइँदै छ।' },
  stay_here: {
    en: 'No mail server is set, so e-mails stay on this machine: enquiries, receipts and password links reach nobody. An owner can set one.',
    ne: 'मेल सर्भर तोकिएको छैन, त्यसैले इमेल बाहिर जाँदैन, यहीँ रहन्छ: सोधपुछ, प्राप्ति सूचना र पासवर्डका लिङ्क कसैकहाँ पुग्दैनन्। मुख्य प्रशासकले तोक्न सक्नुहुन्छ।',
  },
} satisfies StaffWords
