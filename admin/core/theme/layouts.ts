/** As many columns as there is room for, each of them at least so wide. */
export const columns = (least: string, fit: 'auto-fit' | 'auto-fill' = 'auto-fit') => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${fit}, minmax(min(${least}, 100%), 1fr))`,
})

/** Small things in a row, and in another one where there is no room. */
export const flowing = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const

/** A list without marks and their room. */
export const unmarked = { listStyle: 'none', margin: 0, padding: 0 }
