import type { ComponentProps } from 'react'
import { Pagination, PaginationActions } from 'react-admin'
import { useTranslate } from '../words/use-translate.ts'

/** react-admin's pagination, with a name in the language of the screens: MUI's own is English. */
export function ListPages(props: ComponentProps<typeof Pagination>) {
  return <Pagination {...props} actions={PageButtons} />
}

function PageButtons(props: ComponentProps<typeof PaginationActions>) {
  const translate = useTranslate()
  return <PaginationActions {...props} aria-label={translate('staff.pages')} />
}
