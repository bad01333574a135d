import type { ImportRunView } from '../../contract/transfer/import.ts'

type Run = Pick<ImportRunView, 'name' | 'entity' | 'sheet' | 'state' | 'dryRun'>

/** Without checks of what was checked again or imported since. @param runs newest first */
export const shownRuns = <Shown extends Run>(runs: readonly Shown[]): Shown[] =>
  runs.filter((run, index) => !isOver(run) || !runs.slice(0, index).some((newer) => isOfSame(run, newer)))

const isOver = ({ state, dryRun }: Run) => dryRun && !['waiting', 'running'].includes(state)

const isOfSame = (one: Run, other: Run) =>
  one.name === other.name && one.entity === other.entity && one.sheet === other.sheet
