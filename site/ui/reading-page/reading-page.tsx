import type { ComponentProps, ReactNode } from 'react'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { SectionNavigation } from '../section-navigation/section-navigation.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './reading-page.css?inline'

interface ReadingPageProps extends ComponentProps<typeof PageHeading> {
  navigation: ComponentProps<typeof SectionNavigation>
  children: ReactNode
  below?: ReactNode
}

export function ReadingPage({ navigation, children, below, ...heading }: ReadingPageProps) {
  return (
    <>
      <ComponentStyles name="reading-page" css={styles} />
      <PageHeading {...heading} />
      <div className="reading wrap">
        <div className="reading__aside">
          <SectionNavigation {...navigation} />
        </div>
        <div className="reading-page__content">{children}</div>
      </div>
      {below}
    </>
  )
}
