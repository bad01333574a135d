import type { AddressCheck } from '../../contract/mail-settings/public-address.ts'
import type { MailOutcome, MailSecurity } from '../../contract/mail-settings/mail-settings.ts'
import type { StaffWords, Text } from '../core/words/use-words.ts'

export const words = {
  mail: { en: 'Mail server', ne: 'मेल सर्भर' },
  intro: {
    en: 'The site sends messages of the contact form and links to choose a password by e-mail. Your e-mail provider tells you these values, often under “SMTP”. Changes apply to the next e-mail.',
    ne: 'साइटले सम्पर्क फारामका सन्देश र पासवर्ड छान्ने लिङ्क इमेलबाट पठाउँछ। यी विवरण तपाईंको इमेल सेवा प्रदायकले दिन्छ, प्रायः “SMTP” शीर्षकमा। परिवर्तन अर्को इमेलदेखि लागू हुन्छ।',
  },
  host: { en: 'Mail server', ne: 'मेल सर्भर' },
  hostHelp: { en: 'Such as mail.example.org', ne: 'जस्तै mail.example.org' },
  security: { en: 'Security of the connection', ne: 'जडानको सुरक्षा' },
  port: { en: 'Port', ne: 'पोर्ट' },
  user: { en: 'User', ne: 'प्रयोगकर्ता' },
  userHelp: { en: 'Often the whole e-mail address', ne: 'प्रायः पूरा इमेल ठेगाना' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  kept: { en: 'Leave empty to keep the one that is stored', ne: 'राखिएकै पासवर्ड चलाउन खाली छोड्नुहोस्' },
  unreadable: {
    en: 'Enter it again: the secret of the server was changed, so the stored one cannot be read',
    ne: 'फेरि लेख्नुहोस्: सर्भरको गोप्य कुञ्जी बदलिएकाले राखिएको पासवर्ड पढ्न सकिँदैन',
  },
  passwordFault: {
    en: 'Enter the password: it is kept only for the same server, port, security and user',
    ne: 'पासवर्ड लेख्नुहोस्: राखिएको पासवर्ड उही सर्भर, पोर्ट, सुरक्षा र प्रयोगकर्ताका लागि मात्र हो',
  },
  fromName: { en: 'Name of the sender', ne: 'पठाउनेको नाम' },
  from: { en: 'Address of the sender', ne: 'पठाउनेको इमेल ठेगाना' },
  fromHelp: { en: 'A mailbox of yours that somebody reads', ne: 'तपाईंको आफ्नै, कसैले पढ्ने इमेल' },
  recipients: { en: 'Messages are mailed to', ne: 'सन्देश पठाउने ठेगाना' },
  recipientsHelp: { en: 'Several with commas', ne: 'धेरै भए अल्पविराम (,) राख्नुहोस्' },
  locale: { en: 'Language of mails to them', ne: 'ती इमेलको भाषा' },
  setBy: { en: 'Set on the server by %{name}', ne: 'सर्भरमा %{name} ले तोकेको' },
  fault: { en: 'Check this field', ne: 'यो विवरण जाँच्नुहोस्' },
  saved: { en: 'Saved.', ne: 'सुरक्षित गरियो।' },
  test: { en: 'Send a test e-mail', ne: 'परीक्षण इमेल पठाउनुहोस्' },
  testHelp: {
    en: 'With the values above, also before they are saved: to those addresses and to yours.',
    ne: 'माथिका विवरणअनुसार, सुरक्षित गर्नुअघि पनि: ती ठेगाना र तपाईंको ठेगानामा।',
  },
  testing: { en: 'Sending…', ne: 'पठाइँदै छ…' },
  tested: {
    en: 'A test e-mail with these settings was accepted for all recipients.',
    ne: 'यही सेटिङबाट पठाइएको परीक्षण इमेल सबै ठेगानाका लागि स्वीकार भएको छ।',
  },
  answer: { en: 'The server said:', ne: 'सर्भरको जवाफ:' },
  stays: {
    en: 'E-mails stay on the server’s machine: SMTP_URL is “none” there.',
    ne: 'इमेल बाहिर जाँदैन, यहीँ रहन्छ: सर्भरमा SMTP_URL “none” राखिएको छ।',
  },
  address: { en: 'Public address', ne: 'सार्वजनिक ठेगाना' },
  addressIntro: {
    en: 'Where visitors find the site. E-mails, feeds and search engines are told this address.',
    ne: 'आगन्तुकले साइट भेट्ने ठेगाना। इमेल, फिड र खोज इन्जिनलाई यही ठेगाना भनिन्छ।',
  },
  addressLabel: { en: 'Address', ne: 'ठेगाना' },
  addressHelp: { en: 'Such as https://www.example.org', ne: 'जस्तै https://www.example.org' },
  addressFault: {
    en: 'An address such as https://www.example.org, without a path',
    ne: 'https://www.example.org जस्तो ठेगाना, त्यसपछि केही नराखी',
  },
  check: { en: 'Check the address', ne: 'ठेगाना जाँच्नुहोस्' },
  checking: { en: 'Checking…', ne: 'जाँचिँदै छ…' },
  inUse: {
    en: 'Saved, and in use from now on. Open the site at this address; you may have to sign in again there.',
    ne: 'सुरक्षित गरियो, र अहिलेदेखि नै लागू भयो। साइट यही ठेगानामा खोल्नुहोस्; त्यहाँ फेरि साइन इन गर्नुपर्ने हुन सक्छ।',
  },
  insecure: {
    en: 'Without https, browsers call the site “not secure”, and passwords go over the network as plain text.',
    ne: 'https नभए ब्राउजरले साइटलाई “असुरक्षित” भन्छ, र पासवर्ड खुला रूपमै नेटवर्कमा जान्छ।',
  },
} satisfies StaffWords

export const securities: Record<MailSecurity, Text> = {
  tls: { en: 'TLS (usual, port 465)', ne: 'TLS (प्रचलित, पोर्ट ४६५)' },
  starttls: { en: 'STARTTLS (port 587)', ne: 'STARTTLS (पोर्ट ५८७)' },
  none: { en: 'None: only within the office', ne: 'छैन: कार्यालयभित्र मात्र' },
}

export const mailOutcomes: Record<MailOutcome, Text> = {
  sent: {
    en: 'The mail server accepted the e-mail for %{to}. Look whether it arrives, and not among spam.',
    ne: 'मेल सर्भरले %{to} का लागि इमेल स्वीकार गर्‍यो। इमेल आइपुग्यो कि, स्प्याममा पो पर्‍यो कि, हेर्नुहोस्।',
  },
  'no-host': {
    en: 'There is no mail server of this name. Check its spelling.',
    ne: 'यस नामको मेल सर्भर भेटिएन। हिज्जे जाँच्नुहोस्।',
  },
  'no-connection': {
    en: 'Nothing answers at this port. Check the server’s name and the port.',
    ne: 'यस पोर्टमा कसैले जवाफ दिएन। सर्भरको नाम र पोर्ट जाँच्नुहोस्।',
  },
  timeout: {
    en: 'The mail server did not answer in time. The port may be wrong, or a firewall blocks it.',
    ne: 'मेल सर्भरले समयमै जवाफ दिएन। पोर्ट गलत हुन सक्छ, वा फायरवालले रोकेको हुन सक्छ।',
  },
  certificate: {
    en: 'The certificate of the mail server cannot be trusted. Use the name that is in the certificate.',
    ne: 'मेल सर्भरको प्रमाणपत्र पत्याउन सकिएन। प्रमाणपत्रमा भएकै नाम लेख्नुहोस्।',
  },
  'no-tls': {
    en: 'The mail server does not secure the connection this way. Choose TLS for port 465, STARTTLS for port 587.',
    ne: 'मेल सर्भरले जडान यसरी सुरक्षित गर्दैन। पोर्ट ४६५ का लागि TLS, ५८७ का लागि STARTTLS छान्नुहोस्।',
  },
  'not-smtp': {
    en: 'Something answers at this port, but it is not a mail server.',
    ne: 'यस पोर्टमा जवाफ आयो, तर त्यो मेल सर्भर होइन।',
  },
  'sign-in': {
    en: 'The mail server did not accept the user or the password.',
    ne: 'मेल सर्भरले प्रयोगकर्ता वा पासवर्ड स्वीकार गरेन।',
  },
  sender: {
    en: 'The mail server refuses this sender. It usually accepts only the address of the user.',
    ne: 'मेल सर्भरले यो पठाउने ठेगाना स्वीकार गरेन। प्रायः प्रयोगकर्ताकै ठेगाना मात्र स्वीकार हुन्छ।',
  },
  recipient: {
    en: 'The mail server refuses these recipients: %{refused}.',
    ne: 'मेल सर्भरले यी ठेगाना स्वीकार गरेन: %{refused}।',
  },
  other: { en: 'The e-mail was not accepted.', ne: 'इमेल स्वीकार भएन।' },
}

export const addressOutcomes: Record<AddressCheck['outcome'], Text> = {
  reached: { en: 'This site answers there.', ne: 'त्यहाँ यही साइटले जवाफ दिन्छ।' },
  'other-site': {
    en: 'Another site answers there. Point the name to this server, or wait until the change is known everywhere.',
    ne: 'त्यहाँ अर्कै साइटले जवाफ दिन्छ। नामलाई यो सर्भरतिर लैजानुहोस्, वा परिवर्तन सबैतिर नपुगुन्जेल पर्खनुहोस्।',
  },
  'no-host': {
    en: 'There is no address of this name yet. Register it, and point it to this server.',
    ne: 'यस नामको ठेगाना अझै छैन। नाम दर्ता गरेर यो सर्भरतिर लैजानुहोस्।',
  },
  private: {
    en: 'This address lies in a private network: visitors cannot reach it.',
    ne: 'यो ठेगाना निजी नेटवर्कभित्र छ: आगन्तुक त्यहाँ पुग्न सक्दैनन्।',
  },
  'no-connection': {
    en: 'Nothing answers there, as seen from this server. Some networks do not let a server reach itself.',
    ne: 'यस सर्भरबाट हेर्दा त्यहाँ कसैले जवाफ दिँदैन। कतिपय नेटवर्कमा सर्भर आफैँसम्म पुग्न सक्दैन।',
  },
  timeout: { en: 'There was no answer within ten seconds.', ne: 'दस सेकेन्डभित्र जवाफ आएन।' },
  certificate: {
    en: 'The certificate there is not valid for this address.',
    ne: 'त्यहाँको प्रमाणपत्र यस ठेगानाका लागि मान्य छैन।',
  },
  status: {
    en: 'A server answers there, but not with this site. Check what passes requests on to it.',
    ne: 'त्यहाँ कुनै सर्भरले जवाफ दिन्छ, तर यो साइट आउँदैन। अनुरोध यहाँ पठाउने प्रोक्सी जाँच्नुहोस्।',
  },
}
