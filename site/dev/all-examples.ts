import type { ComponentExamples } from './component-examples.ts'

const modules = import.meta.glob<ComponentExamples>(
  ['../ui/*/*.examples.tsx', '../../extras/*/site/ui/*.examples.tsx'],
  { eager: true, import: 'default' },
)

export const allExamples = new Map(
  Object.entries(modules)
    .map(([path, examples]): [string, ComponentExamples] => [
      path.split('/').at(-1)!.replace('.examples.tsx', ''),
      examples,
    ])
    .toSorted(([a], [b]) => a.localeCompare(b)),
)

/** 'Forty items, long' becomes 'forty-items-long'. */
export function toExampleId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
