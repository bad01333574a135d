import type { TEST_EVENT, WebhookEvent } from '../contract/webhook-events.ts'
import type { WebhookDelivery } from '../contract/webhook.ts'
import type { StaffWords, Text } from '../../../admin/core/words/use-words.ts'

/** Of this screen alone, so that they are loaded with it. */
export const words = {
  intro: {
    en: 'Other programs are notified when something is published, changed or removed, or when an enquiry arrives: the site sends a signed message to their address.',
    ne: 'केही प्रकाशित, परिवर्तन वा हटाइँदा, वा सोधपुछ आउँदा अन्य प्रोग्रामलाई खबर गरिन्छ: साइटले तिनको ठेगानामा हस्ताक्षर गरिएको सन्देश पठाउँछ।',
  },
  none: { en: 'No webhooks yet.', ne: 'अहिलेसम्म वेबहुक छैन।' },
  new: { en: 'New webhook', ne: 'नयाँ वेबहुक' },
  one: { en: 'Webhook', ne: 'वेबहुक' },
  url: { en: 'Address', ne: 'ठेगाना' },
  urlHelp: { en: 'An address of the program with https://', ne: 'https:// भएको प्रोग्रामको ठेगाना' },
  urlFault: {
    en: 'Type an address of the internet with https://, without a password',
    ne: 'https:// भएको, पासवर्ड नभएको इन्टरनेटको ठेगाना लेख्नुहोस्',
  },
  events: { en: 'Notify when', ne: 'कहिले खबर गर्ने' },
  eventsFault: { en: 'Choose at least one event', ne: 'कम्तीमा एउटा घटना छान्नुहोस्' },
  details: {
    en: 'Send name, e-mail address and message of enquiries too',
    ne: 'सोधपुछको नाम, इमेल र सन्देश पनि पठाउने',
  },
  detailsHelp: {
    en: 'Otherwise only number and subject are sent. Names and messages are personal data: mention it on the privacy page.',
    ne: 'नत्र नम्बर र विषय मात्र पठाइन्छ। नाम र सन्देश व्यक्तिगत विवरण हुन्: गोपनीयता पृष्ठमा उल्लेख गर्नुहोस्।',
  },
  active: { en: 'Active', ne: 'चालु' },
  failing: { en: 'Failing since %{time}', ne: '%{time} देखि असफल' },
  disabled: { en: 'Disabled', ne: 'बन्द' },
  disabledFailing: {
    en: 'Disabled: nothing could be delivered for %{days} days',
    ne: 'बन्द: %{days} दिनसम्म केही पुर्‍याउन सकिएन',
  },
  secretOf: { en: 'The secret of %{host}', ne: '%{host} को गोप्य कुञ्जी' },
  label: { en: 'Secret', ne: 'गोप्य कुञ्जी' },
  copied: { en: 'Copied.', ne: 'प्रतिलिपि भयो।' },
  once: {
    en: 'The secret is shown only this once. With it the program verifies that a message comes from this site.',
    ne: 'गोप्य कुञ्जी यो एक पटक मात्र देखाइन्छ। सन्देश यसै साइटको हो भनी प्रोग्रामले यसबाट चिन्छ।',
  },
  have: { en: 'Done', ne: 'भयो' },
  test: { en: 'Send a test', ne: 'परीक्षण पठाउनुहोस्' },
  tested: { en: 'A test event is being sent.', ne: 'परीक्षण घटना पठाइँदै छ।' },
  disable: { en: 'Disable', ne: 'बन्द गर्नुहोस्' },
  enable: { en: 'Enable', ne: 'चालु गर्नुहोस्' },
  renew: { en: 'Renew the secret…', ne: 'गोप्य कुञ्जी नवीकरण…' },
  renewAsk: { en: 'Renew the secret?', ne: 'गोप्य कुञ्जी नवीकरण गर्ने?' },
  renewText: {
    en: 'For a day, messages are signed with the old secret too. After that the program needs the new one.',
    ne: 'एक दिनसम्म सन्देशमा पुरानो कुञ्जीको हस्ताक्षर पनि हुन्छ। त्यसपछि प्रोग्रामलाई नयाँ कुञ्जी चाहिन्छ।',
  },
  renewDo: { en: 'Renew', ne: 'नवीकरण गर्नुहोस्' },
  removeAsk: { en: 'Delete this webhook?', ne: 'यो वेबहुक मेटाउने?' },
  removeText: {
    en: 'The program is no longer notified, and the log of deliveries is deleted.',
    ne: 'प्रोग्रामलाई अब केही खबर गरिँदैन, र पठाइएका सन्देशको अभिलेख मेटिन्छ।',
  },
  saved: { en: 'Saved.', ne: 'सुरक्षित भयो।' },
  removed: { en: 'Webhook deleted.', ne: 'वेबहुक मेटियो।' },
  open: { en: 'Settings and log', ne: 'सेटिङ र अभिलेख' },
  openOf: { en: 'Settings and log: %{name}', ne: 'सेटिङ र अभिलेख: %{name}' },
  last: { en: 'Last delivery: %{state}, %{time}.', ne: 'पछिल्लो: %{state}, %{time}।' },
  deliveries: { en: 'Deliveries of the last 30 days', ne: 'पछिल्ला ३० दिनमा पठाइएका' },
  noDeliveries: { en: 'Nothing has been sent yet.', ne: 'अहिलेसम्म केही पठाइएको छैन।' },
  newest: { en: 'The newest %{count} of %{total}', ne: '%{total} मध्ये पछिल्ला %{count}' },
  again: { en: 'Send again', ne: 'फेरि पठाउनुहोस्' },
  againOf: { en: 'Send again: %{event}, %{time}', ne: 'फेरि पठाउनुहोस्: %{event}, %{time}' },
  attempts: { en: 'Attempts: %{count}', ne: 'प्रयास: %{count}' },
  next: { en: 'next %{time}', ne: 'अर्को %{time}' },
} satisfies StaffWords

export const events: Record<WebhookEvent | typeof TEST_EVENT, Text> = {
  'content.published': { en: 'Something is published', ne: 'केही प्रकाशित हुँदा' },
  'content.changed': { en: 'Something published is changed', ne: 'प्रकाशित कुरा बदलिँदा' },
  'content.removed': { en: 'Something is unpublished or deleted', ne: 'केही प्रकाशनबाट हटाइँदा वा मेटाइँदा' },
  'enquiry.received': { en: 'An enquiry arrives', ne: 'सोधपुछ आउँदा' },
  'webhook.test': { en: 'Test', ne: 'परीक्षण' },
}

export const states: Record<WebhookDelivery['state'], Text> = {
  queued: { en: 'Waiting', ne: 'पर्खिरहेको' },
  delivered: { en: 'Delivered', ne: 'पुग्यो' },
  failed: { en: 'Failed', ne: 'असफल' },
}
