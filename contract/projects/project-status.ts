import { choicesOf } from '../fields/choices.ts'
import type { Choice } from '../fields/field.ts'
import words from './project-status-words.json' with { type: 'json' }

/** Without zod, for pages (readings). */
export const PROJECT_STATUSES = ['ongoing', 'completed', 'upcoming'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

/** In the order of lists and filters. Marked, so that pages that do not need it leave it out. */
export const PROJECT_STATUS_CHOICES: readonly Choice<ProjectStatus>[] = /* @__PURE__ */ choicesOf(words)
