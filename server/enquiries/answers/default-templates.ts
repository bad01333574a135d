import type { AnswerTemplate } from '../../../contract/enquiries/answer-settings.ts'

/** Until owners have saved their own; they promise nothing. */
export const DEFAULT_TEMPLATES: AnswerTemplate[] = [
  {
    locale: 'en',
    title: 'Received, answer follows',
    text: 'Dear {name},\n\nThank you for your message ({reference}). We are looking into it and will write to you again.\n\nKind regards',
  },
  {
    locale: 'en',
    title: 'More details needed',
    text: 'Dear {name},\n\nThank you for your message ({reference}). To answer it, we need some more details:\n\n- \n\nKind regards',
  },
  {
    locale: 'en',
    title: 'Cannot help with this',
    text: 'Dear {name},\n\nThank you for your message ({reference}). We are sorry that we cannot help you with this.\n\nKind regards',
  },
  {
    locale: 'ne',
    title: 'प्राप्त भयो, जवाफ पछि',
    text: 'आदरणीय {name},\n\nतपाईंको सन्देश ({reference}) का लागि धन्यवाद। हामी यसबारे बुझ्दै छौँ र तपाईंलाई फेरि लेख्नेछौँ।\n\nसधन्यवाद',
  },
  {
    locale: 'ne',
    title: 'थप विवरण चाहियो',
    text: 'आदरणीय {name},\n\nतपाईंको सन्देश ({reference}) का लागि धन्यवाद। जवाफ दिन हामीलाई थप विवरण चाहिन्छ:\n\n- \n\nसधन्यवाद',
  },
  {
    locale: 'ne',
    title: 'यसमा सहयोग गर्न नसकिने',
    text: 'आदरणीय {name},\n\nतपाईंको सन्देश ({reference}) का लागि धन्यवाद। यस विषयमा सहयोग गर्न नसकेकोमा हामी क्षमा चाहन्छौँ।\n\nसधन्यवाद',
  },
]
