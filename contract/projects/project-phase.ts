/** In the order in which a project goes through them. */
export const PHASE_CHOICES = [
  { value: 'feasibility', label: { en: 'Feasibility study', ne: 'सम्भाव्यता अध्ययन' } },
  { value: 'environment', label: { en: 'Environmental study', ne: 'वातावरणीय अध्ययन' } },
  { value: 'survey', label: { en: 'Survey and investigation', ne: 'सर्वेक्षण तथा अन्वेषण' } },
  { value: 'preliminaryDesign', label: { en: 'Preliminary design', ne: 'प्रारम्भिक डिजाइन' } },
  { value: 'detailedDesign', label: { en: 'Detailed design', ne: 'विस्तृत डिजाइन' } },
  { value: 'tender', label: { en: 'Tender', ne: 'बोलपत्र' } },
  { value: 'supervision', label: { en: 'Construction supervision', ne: 'निर्माण सुपरिवेक्षण' } },
  { value: 'commissioning', label: { en: 'Testing and commissioning', ne: 'परीक्षण सञ्चालन' } },
  { value: 'handover', label: { en: 'Handover', ne: 'हस्तान्तरण' } },
  { value: 'defectsLiability', label: { en: 'Defects liability period', ne: 'त्रुटि सच्याउने अवधि' } },
  { value: 'monitoring', label: { en: 'Monitoring and evaluation', ne: 'अनुगमन तथा मूल्याङ्कन' } },
] as const
