/** The part of the firm in a project. */
export const ROLE_CHOICES = [
  { value: 'sole', label: { en: 'Alone', ne: 'एक्लै' } },
  { value: 'lead', label: { en: 'Lead of a joint venture', ne: 'संयुक्त उपक्रमको मुख्य साझेदार' } },
  { value: 'member', label: { en: 'Member of a joint venture', ne: 'संयुक्त उपक्रमको साझेदार' } },
  { value: 'sub', label: { en: 'Sub-consultant', ne: 'उप-परामर्शदाता' } },
] as const
export type ProjectRole = (typeof ROLE_CHOICES)[number]['value']

export const PARTNER_CHOICES = [
  { value: 'member', label: { en: 'Member of the joint venture', ne: 'संयुक्त उपक्रमको साझेदार' } },
  { value: 'lead', label: { en: 'Lead of the joint venture', ne: 'संयुक्त उपक्रमको मुख्य साझेदार' } },
  { value: 'sub', label: { en: 'Sub-consultant of the firm', ne: 'संस्थाको उप-परामर्शदाता' } },
  {
    value: 'main',
    label: {
      en: 'Main consultant, whose sub-consultant the firm was',
      ne: 'मुख्य परामर्शदाता, जसको उप-परामर्शदाता संस्था थियो',
    },
  },
] as const
export type PartnerPart = (typeof PARTNER_CHOICES)[number]['value']
