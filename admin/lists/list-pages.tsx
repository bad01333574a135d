import type { ComponentProps } from 'react'
import PaginationItem from '@mui/material/PaginationItem'
import type { PaginationRenderItemParams } from '@mui/material/Pagination'
import { Pagination, PaginationActions, useLocale } from 'react-admin'
import { numberOf } from '../words/numbers.ts'
import { useTranslate } from '../words/use-translate.ts'

/** react-admin's pagination, with a name in the language of the screens: MUI's own is English. */
export function ListPages(props: ComponentProps<typeof Pagination>) {
  return <Pagination {...props} actions={PageButtons} />
}

function PageButtons(props: ComponentProps<typeof PaginationActions>) {
  const translate = useTranslate()
  return <PaginationActions {...props} aria-label={translate('staff.pages')} renderItem={renderPageItem} />
}

/** Shows the number as its name says it, in the digits of the language. */
export const renderPageItem = (item: PaginationRenderItemParams) => <PageItem {...item} />

function PageItem(item: PaginationRenderItemParams) {
  const locale = useLocale()
  return <PaginationItem {...item} page={item.page === null ? null : numberOf(item.page, locale)} />
}
