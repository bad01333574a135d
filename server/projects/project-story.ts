import type { AliasedRawBuilder } from 'kysely'
import { readVideo } from '../../contract/blocks/video.ts'
import { projectKind } from '../../contract/projects/kind.ts'
import type { DocumentOf } from '../../contract/fields/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Picture } from '../../contract/pictures/picture.ts'
import { PHASE_CHOICES } from '../../contract/projects/project-phase.ts'
import { inLocale } from '../../contract/projects/measures.ts'
import type { ProjectChange, ProjectPhase, ProjectVideo } from '../../contract/projects/project-story.ts'
import { publicRows, rowColumns } from '../core/content/facts.ts'
import { periodInBs } from '../core/languages/calendar.ts'
import { invalid } from '../core/process/service-error.ts'
import type { Db } from '../core/store/schema.ts'

type Document = Pick<DocumentOf<typeof projectKind>, 'phases' | 'pictureIds'>
type Phase = Document['phases'][number]
/** In one language. */
type VideoRow = { link: string; pictureId: number | null } & Pick<ProjectVideo, 'title' | 'captions' | 'locale'>

const { change, phases, video } = projectKind.fields

/** In the query of every project. */
export const changeColumn = (db: Db) =>
  rowColumns(db, projectKind.table, [['change', change]])[0] as AliasedRawBuilder<string | null, 'change'>
/** In the query of one project: its phases and its video. */
export const storyColumns = (db: Db) =>
  rowColumns(db, projectKind.table, [
    ['phases', phases],
    ['video', video],
  ])

/** @param row selected with `changeColumn` */
export function toChange(row: { change: string | null }, locale: Locale): ProjectChange | null {
  const [known = null] = publicRows(change, row.change, locale) as ProjectChange[]
  return known
}

/** The ids of the pictures that phases and the video have. @param row selected with `storyColumns` */
export const listStoryPictures = (row: Record<string, unknown>, locale: Locale): (number | null)[] =>
  [...phasesIn(row, locale), ...videoIn(row, locale)].map(({ pictureId }) => pictureId)

export const toPhases = (
  row: Record<string, unknown>,
  locale: Locale,
  pictureOf: (id: number | null) => Picture | null,
): ProjectPhase[] => phasesIn(row, locale).map((phase) => toPhase(phase, locale, pictureOf))

const phasesIn = (row: Record<string, unknown>, locale: Locale) =>
  publicRows(phases, row['phases'] as string | null, locale) as Phase[]

const videoIn = (row: Record<string, unknown>, locale: Locale) =>
  publicRows(video, row['video'] as string | null, locale) as VideoRow[]

export function toVideo(
  row: Record<string, unknown>,
  locale: Locale,
  pictureOf: (id: number | null) => Picture | null,
): ProjectVideo | null {
  const [given] = videoIn(row, locale)
  const known = given && readVideo(given.link)
  if (!known) return null
  const { title, captions, locale: written } = given
  return { ...known, title, captions, picture: pictureOf(given.pictureId), locale: written }
}

function toPhase(
  { phase, from, to, pictureId, takenOn, datesAsEntered = {} }: Phase,
  locale: Locale,
  pictureOf: (id: number | null) => Picture | null,
): ProjectPhase {
  const entered = {
    ...(datesAsEntered.from && { start: datesAsEntered.from }),
    ...(datesAsEntered.to && { end: datesAsEntered.to }),
    ...(datesAsEntered.takenOn && { takenOn: datesAsEntered.takenOn }),
  }
  const taken = { start: entered.takenOn, end: entered.takenOn }
  return {
    phase,
    label: inLocale(PHASE_CHOICES.find(({ value }) => value === phase)!.label, locale),
    start: from,
    end: to,
    ...(Object.keys(entered).length > 0 && { datesAsEntered: entered }),
    periodBs: periodInBs({ start: from, end: to, datesAsEntered: entered }, locale),
    picture: pictureOf(pictureId),
    takenOn,
    takenOnBs: periodInBs({ start: takenOn, end: takenOn, datesAsEntered: taken }, locale),
  }
}

/** @throws ServiceError invalid for a phase that ends before it starts, and for a picture of another project */
export function checkPhases({ phases: given, pictureIds }: Document): void {
  for (const [index, { from, to, pictureId }] of given.entries()) {
    // Months are compared only where both are known.
    if (from && to && from.slice(0, to.length) > to.slice(0, from.length))
      throw invalid({ [`phases.${index}.to`]: 'A phase must not end before it starts' })
    if (pictureId !== null && !pictureIds.includes(pictureId))
      throw invalid({ [`phases.${index}.pictureId`]: 'Choose one of the pictures of this project' })
  }
}
