import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The nearest folder with a package.json: source and build lie at different depths. */
export const projectFolder = findUpwards(import.meta.dirname)

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The folder of the project, with its package.json, was not found')
  return findUpwards(parent)
}

/** Relative to the working directory where it is inside it. */
export function describeFolder(folder: string): string {
  const path = relative(process.cwd(), folder) || '.'
  return path.startsWith('..') ? folder : path
}

const isRelease = !existsSync(join(projectFolder, 'scripts/setup.cjs'))

/** Of a text that names commands as a checkout has them: releases have no npm, but bin/site (scripts/site.ts). */
export const asCalledHere = (text: string): string =>
  isRelease ? text.replaceAll(/npm run ([\w:-]+)( --)?/g, (_, name: string) => `site ${name.replace(':', '-')}`) : text
