/** Of this part of the settings alone, so that they are loaded with it. */
export const words = {
  title: { en: 'Calendar of Nepal', ne: 'नेपाली पात्रो' },
  text: {
    en: 'The official calendar of a year comes out about a year ahead. Check the days of each month here, and save them.',
    ne: 'आधिकारिक पात्रो करिब एक वर्षअघि प्रकाशित हुन्छ। हरेक महिनाका दिन यहाँ मिलाएर राख्नुहोस्।',
  },
  year: { en: 'Year (BS)', ne: 'वर्ष (वि.सं.)' },
  isProvisional: {
    en: 'Provisional: calculated, not yet checked with the official calendar',
    ne: 'अनन्तिम: हिसाब गरिएको, आधिकारिक पात्रोसँग भिडाइएको छैन',
  },
  isOfficial: { en: 'Official, or confirmed by staff', ne: 'आधिकारिक, वा कर्मचारीले पुष्टि गरेको' },
  beyond: { en: 'The calendar reaches from %{first} to %{last} BS', ne: 'पात्रो वि.सं. %{first} देखि %{last} सम्म छ' },
  save: { en: 'Save the months of %{year}', ne: '%{year} का महिना सुरक्षित गर्नुहोस्' },
  reset: { en: 'Take the months from the built-in table again', ne: 'महिनाका दिन फेरि पहिलेकै तालिकाबाट लिनुहोस्' },
  saved: {
    en: 'Calendar saved. Dates are converted by it from now on.',
    ne: 'पात्रो सुरक्षित गरियो। अब मिति यसैअनुसार रूपान्तरण हुन्छ।',
  },
}
