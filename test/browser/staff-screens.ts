import { globSync, readFileSync } from 'node:fs'
import { FEATURES } from '../../admin/features.ts'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { EXTRAS } from '../extras.ts'

/** Texts of the sources of the staff screens, each in the group of the expression. */
const found = (expression: RegExp) =>
  globSync(['admin/!(node_modules)/**/*.tsx', 'extras/*/admin/**/*.tsx'])
    .concat('admin/app.tsx')
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(expression), ([, text]) => text!))

/** Dialogs over a list, and the form of the first kind: others are made of the same. */
export const FORMS = [
  `/admin/${CONTENT_ENTITIES[0]}/create`,
  ...FEATURES.filter(({ forms }) => forms?.hasCreate).map(({ name }) => `/admin/${name}/create`),
  ...found(/useDialogPlace\('([\w-]+)'/g).map((name) => `/admin/${name}/create`),
]

/** Screens that the staff side registers: lists, forms, screens of features, and those with an address of their own. */
export const SCREENS = [
  ...new Set([
    '/admin',
    ...CONTENT_ENTITIES.flatMap((name) => [
      `/admin/${name}`,
      `/admin/${name}/1`,
      ...(kindOf(name).isFixed ? [] : [`/admin/${name}/create`]),
    ]),
    ...FEATURES.flatMap(({ name, screen }) => (screen ? [`/admin/${name}`] : [])),
    ...EXTRAS.flatMap(({ screens }) => screens.map(({ path }) => path)),
    ...found(/<Route path="([^":]+)"/g).map((path) => `/admin${path}`),
    ...FORMS,
  ]),
]
