import type { Text } from './use-words.ts'

/** Something that is not content, as the audit log names it and leads to it. */
interface LoggedThing {
  /** In the filter. */
  name: Text
  /** In a sentence, before its label. */
  one: Text
  /** In a sentence about an export, before their number. */
  many?: Text
  /** Where it is, below /admin; `{id}` stands for its id. */
  path: string
}

/** `log-words.json` of a feature: its names in the log, and in the lists of mails and jobs. */
interface LogWords {
  /** By the entity's name in the log; some are of older versions. */
  audit?: Record<string, LoggedThing>
  /** Actions on things, as the log says them: “approved …”. */
  actions?: Record<string, Text>
  /** The purpose of its mails, by their kind. */
  mails?: Record<string, Text>
  /** Things that its jobs make or send, by the kind of job. */
  jobs?: Record<string, Text>
}

const rooms: LogWords[] = Object.values(
  import.meta.glob<LogWords>(
    ['../../*/log-words.json', '../../core/*/log-words.json', '../../../extras/*/admin/log-words.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)

/** All features' words of one part. The first list does without them: only screens that are loaded later may import this. */
export const logWords = <Part extends keyof LogWords>(part: Part): NonNullable<LogWords[Part]> =>
  Object.assign({}, ...rooms.map((words) => words[part]))
