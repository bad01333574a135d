import type { ComponentProps } from 'react'
import { PaginationItem, type PaginationRenderItemParams } from '@mui/material'
import { Pagination, PaginationActions } from 'react-admin'
import { common, useWords } from '../words/use-words.ts'

/** react-admin's pagination, with a name in the language of the screens: MUI's own is English. */
export function ListPages(props: ComponentProps<typeof Pagination>) {
  return <Pagination {...props} actions={PageButtons} />
}

function PageButtons(props: ComponentProps<typeof PaginationActions>) {
  const say = useWords()
  return <PaginationActions {...props} aria-label={say(common.pages)} renderItem={renderPageItem} />
}

/** Shows the number as its name says it, in the digits of the language. */
export const renderPageItem = (item: PaginationRenderItemParams) => <PageItem {...item} />

function PageItem(item: PaginationRenderItemParams) {
  const say = useWords()
  return <PaginationItem {...item} page={item.page === null ? null : say.number(item.page)} />
}
