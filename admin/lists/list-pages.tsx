import type { ComponentProps } from 'react'
import { Pagination, PaginationActions } from 'react-admin'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'

/** react-admin's pagination, with a name in the language of the screens: MUI's own is English. */
export function ListPages(props: ComponentProps<typeof Pagination>) {
  return <Pagination {...props} actions={PageButtons} />
}

function PageButtons(props: ComponentProps<typeof PaginationActions>) {
  const say = useWords()
  return <PaginationActions {...props} aria-label={say(common.pages)} />
}
