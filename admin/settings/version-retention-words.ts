/** Of this part of the settings alone, so that they are loaded with it. */
export const words = {
  title: { en: 'Earlier versions', ne: 'पुराना संस्करण' },
  help: {
    en: 'Every save of content is kept as a version. Old ones can be deleted automatically, within an hour of saving this. Always kept: what is published, what is scheduled or being edited, the first version, and the English text that a translation was made from. 0 months keeps versions forever. How long the audit log is kept is set on the server (AUDIT_KEPT_MONTHS).',
    ne: 'सामग्री सुरक्षित गर्दा हरेक पटक एउटा संस्करण बस्छ। पुराना संस्करण आफैँ मेटाउन सकिन्छ, यो सेटिङ राखेको एक घण्टाभित्र। सधैँ राखिने: प्रकाशित, तोकिएको वा सम्पादन भइरहेको, पहिलो संस्करण र अनुवाद गरिएको मूल अङ्ग्रेजी पाठ। ० महिना राखे कहिल्यै मेटिँदैन। गतिविधि अभिलेख कति राख्ने भन्ने सर्भरमा तोकिन्छ (AUDIT_KEPT_MONTHS)।',
  },
  draftMonths: { en: 'Drafts: months', ne: 'मस्यौदा: महिना' },
  publishedMonths: { en: 'Published versions: months', ne: 'प्रकाशित संस्करण: महिना' },
  last: { en: 'Newest of each item, always', ne: 'हरेकका नयाँ, सधैँ राख्ने सङ्ख्या' },
  monthsFault: { en: 'A whole number from 0 to 600', ne: '० देखि ६०० सम्मको पूर्ण सङ्ख्या' },
  lastFault: { en: 'A whole number from 1 to 1000', ne: '१ देखि १००० सम्मको पूर्ण सङ्ख्या' },
  nothing: { en: 'With this, nothing would be deleted now.', ne: 'यो राख्दा अहिले केही मेटिँदैन।' },
  some: {
    en: 'With this, %{count} versions would be deleted now (about %{size}), permanently.',
    ne: 'यो राख्दा अहिले %{count} संस्करण (करिब %{size}) सधैँका लागि मेटिन्छन्।',
  },
  download: { en: 'Download them first', ne: 'पहिले डाउनलोड गर्नुहोस्' },
  saved: { en: 'Saved.', ne: 'सुरक्षित गरियो।' },
}
