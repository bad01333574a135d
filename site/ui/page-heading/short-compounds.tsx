// @chunk shared
import { createElement, Fragment, type ReactNode } from 'react'

/** Two short words and their hyphen, such as "cable-stayed". */
const COMPOUND = /((?<![\p{L}\d-])[\p{L}\d]{1,8}-[\p{L}\d]{1,12}(?![\p{L}\d-]))/u

/** A title in which no short compound is broken at its hyphen. */
export function keepCompounds(title: string): ReactNode {
  const parts = title.split(COMPOUND)
  const nodes = parts.map((part, index) =>
    index % 2 === 1 ? createElement('span', { className: 'compound' }, part) : part,
  )
  return createElement(Fragment, null, ...nodes)
}
