import type { Help } from '../../../admin/core/feature.ts'

export default {
  applications: {
    synonyms: 'jobs, vacancies, candidates, CV, recruitment, जागिर, रिक्त पद, उम्मेदवार, बायोडाटा, भर्ना',
    en: 'Applications to your vacancies: read, rate, note, answer. Each is deleted on its day. Questions for applicants are under Vacancies.',
    ne: 'रिक्त पदका आवेदन: पढ्नुहोस्, अङ्क र टिपोट दिनुहोस्, जवाफ लेख्नुहोस्। हरेक आफ्नो दिनमा मेटिन्छ। आवेदकलाई सोध्ने प्रश्न “रिक्त पदहरू” मा छन्।',
  },
} satisfies Help
