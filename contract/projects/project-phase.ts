import { choicesOf } from '../fields/choices.ts'
import words from './project-phase-words.json' with { type: 'json' }

/** In the order in which a project goes through them. */
export const PHASE_CHOICES = choicesOf(words)
