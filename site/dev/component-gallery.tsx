import type { ReactNode } from 'react'
import { data, useParams, useSearchParams } from 'react-router'
import { stayOnPage } from '../failed-load.ts'
import { Link } from '../link.tsx'
import type { Load } from '../page.ts'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { allExamples, toExampleId } from './all-examples.ts'
import type { ComponentExamples } from './component-examples.ts'
import styles from './component-gallery.css?inline'

const GALLERY = '/dev/components'

/** A missing component answers 404. Scenarios of examples: a page that never comes, and one that fails to load. */
export const load = (async (_api, { params, url: { searchParams } }) => {
  const scenario = import.meta.env.SSR ? undefined : searchParams.get('scenario')
  if (scenario === 'never') await new Promise(() => {})
  if (scenario === 'fails') stayOnPage('/projects')
  const { component } = params
  if (component && !findExamples(component, searchParams.get('example'))) throw data(null, { status: 404 })
  return {}
}) satisfies Load<unknown>

/** In development only: a production build has neither this page nor the examples. */
export default function ComponentGallery() {
  const { component } = useParams()
  const [search] = useSearchParams()
  const name = search.get('example')
  const found = component ? findExamples(component, name) : undefined
  return (
    <div className="component-gallery">
      <ComponentStyles name="component-gallery" css={styles} />
      {!component || !found ? (
        <Index />
      ) : name ? (
        <div data-example={name} data-brings-forth={found.resultSelector}>
          <title>{`${component}: ${found.examples[0]?.name}`}</title>
          {found.examples[0]?.content}
        </div>
      ) : (
        <Component component={component} {...found} />
      )}
    </div>
  )
}

function Index() {
  return (
    <div className="wrap component-gallery__page">
      <title>Components</title>
      <h1>Components</h1>
      <ul className="component-gallery__index">
        {[...allExamples].map(([component, { examples }]) => (
          <li key={component}>
            <Link to={`${GALLERY}/${component}`}>{component}</Link>{' '}
            <span className="tabular">{Object.keys(examples).length}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Found extends Omit<ComponentExamples, 'examples'> {
  examples: { id: string; name: string; content: ReactNode }[]
}

function Component({ component, examples, isAlone }: Found & { component: string }) {
  return (
    <>
      <title>{component}</title>
      <div className="wrap component-gallery__page">
        <p>
          <Link to={GALLERY}>Components</Link>
        </p>
        <h1>{component}</h1>
      </div>
      {examples.map(({ id, name, content }) => (
        <section key={id} className="component-gallery__example" id={id} aria-labelledby={`${id}-name`}>
          <h2 className="component-gallery__name wrap" id={`${id}-name`}>
            <a href={`#${id}`}>{name}</a>{' '}
            <a href={`${GALLERY}/${component}?example=${id}`} data-alone={isAlone ? 'only' : 'also'}>
              {isAlone ? 'on a page of its own' : 'alone'}
            </a>
          </h2>
          {!isAlone && <div data-example={id}>{content}</div>}
        </section>
      ))}
    </>
  )
}

function findExamples(component: string, id: string | null): Found | undefined {
  const found = allExamples.get(component)
  if (!found) return undefined
  const all = Object.entries(found.examples).map(([name, example]) => ({
    id: toExampleId(name),
    name,
    content: framed(example, name, found.isWrapped),
  }))
  const examples = id === null ? all : all.filter((example) => example.id === id)
  return examples.length > 0 ? { ...found, examples } : undefined
}

function framed(example: ReactNode, name: string, isWrapped = false): ReactNode {
  const lang = name.endsWith('Nepali') ? 'ne' : undefined
  if (!isWrapped && !lang) return example
  return (
    <div className={isWrapped ? 'wrap' : undefined} lang={lang}>
      {example}
    </div>
  )
}
