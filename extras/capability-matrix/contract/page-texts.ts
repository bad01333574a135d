import type { PageText } from '../../../contract/pages/page-texts.ts'

export const texts = {
  capabilities: {
    id: 1015,
    at: 'capabilities',
    role: 'intro',
    asks: true,
    title: { en: 'Experience by service and province', ne: 'सेवा र प्रदेशअनुसार अनुभव' },
    synonyms: 'capability, matrix',
  },
} as const satisfies Record<string, PageText>

declare module '../../../contract/pages/page-texts.ts' {
  interface ExtraPageTexts extends Pick<typeof texts, 'capabilities'> {}
}
