import type { Choice } from '../fields/field.ts'
/** Without zod, for pages (readings). */
export const PROJECT_STATUSES = ['ongoing', 'completed', 'upcoming'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

/** In the order of lists and filters. */
export const PROJECT_STATUS_CHOICES: readonly Choice<ProjectStatus>[] = [
  {
    value: 'ongoing',
    label: { en: 'Ongoing', ne: 'चालु' },
    synonyms:
      'running, on progress, in progress, under progress, work in progress, wip, continuing, continue, active, ' +
      'under construction, current, till date, to date, present, till now, not completed, ' +
      'चालू, निर्माणाधीन, जारी, हालसम्म, प्रगतिमा, कार्यान्वयनमा, काम भइरहेको',
  },
  {
    value: 'completed',
    label: { en: 'Completed', ne: 'सम्पन्न' },
    synonyms:
      'complete, finished, handed over, handover, done, closed, concluded, delivered, accomplished, ' +
      'substantially completed, work completed, सम्पन्‍न, सम्पन्न भएको, पूरा, पुरा, पूरा भएको, समाप्त, हस्तान्तरण',
  },
  {
    value: 'upcoming',
    label: { en: 'Upcoming', ne: 'आगामी' },
    synonyms:
      'planned, proposed, future, awarded, not started, yet to start, to be started, pipeline, ' +
      'प्रस्तावित, योजनामा, सुरु नभएको',
  },
]
