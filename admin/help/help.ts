import type { Help } from '../core/feature.ts'

const rooms = import.meta.glob<Help>(
  ['../*/help-words.json', '../core/*/help-words.json', '../../extras/*/admin/help-words.json'],
  { eager: true, import: 'default' },
)

/**
 * The texts of every help-words.json, by the name of the feature or kind. Kinds of content without an entry have the help
 * of lists and forms; the dashboard's name is empty.
 */
export const HELP: Help = Object.assign({}, ...Object.values(rooms))
