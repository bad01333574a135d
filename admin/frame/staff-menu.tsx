import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import BusinessIcon from '@mui/icons-material/BusinessOutlined'
import CertificateIcon from '@mui/icons-material/CardMembershipOutlined'
import CategoryIcon from '@mui/icons-material/LabelOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import EquipmentIcon from '@mui/icons-material/ScienceOutlined'
import DesignIcon from '@mui/icons-material/StraightenOutlined'
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import OpenIcon from '@mui/icons-material/OpenInNew'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import ProjectIcon from '@mui/icons-material/ArchitectureOutlined'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import TimelineIcon from '@mui/icons-material/TimelineOutlined'
import { Box, useMediaQuery, type Theme } from '@mui/material'
import type { SvgIconComponent } from '@mui/icons-material'
import { lazy, Suspense, type ComponentType, type MouseEvent } from 'react'
import { usePermissions, useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin'
import { NavLink } from 'react-router'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import { isAtLeast, type StaffRole } from '../../contract/accounts/staff-roles.ts'
import { leastRole } from '../core/api/entities.ts'
import { staffFeatures } from '../core/feature.ts'
import { usePreferences } from '../core/api/use-preferences.ts'
import { menuStyle } from './menu-style.ts'
import { common, useWords } from '../core/words/use-words.ts'
import type { Words } from '../../contract/locale.ts'
import { onDemand } from '../core/layout/on-demand.tsx'

/** Loaded after the first view. */
const SetUpEntry = onDemand(async () => (await import('../set-up/set-up-entry.tsx')).default)

interface Group {
  /** Key of its heading; the first and the single ones have none. */
  heading?: Words
  resources: string[]
}

const kindsIn = (menu: Kind['menu']) => CONTENT_ENTITIES.filter((entity) => kindOf(entity).menu === menu)

const featuresIn = (menu: Kind['menu']) =>
  staffFeatures()
    .filter(({ title, isOutOfMenu, isForOwners = false }) => title && !isOutOfMenu && isForOwners === (menu === 'firm'))
    .map(({ name }) => name)

const groupsOfMenu = (): Group[] => [
  { heading: common.menu.content, resources: kindsIn('content') },
  { resources: featuresIn('content') },
  { heading: common.menu.firm, resources: [...kindsIn('firm'), ...featuresIn('firm')] },
]

const ICONS: Record<string, SvgIconComponent | undefined> = {
  news: ArticleIcon,
  projects: ProjectIcon,
  services: DesignIcon,
  publications: DownloadIcon,
  teams: PeopleIcon,
  clients: BusinessIcon,
  partners: HandshakeIcon,
  firms: BusinessIcon,
  certificates: CertificateIcon,
  equipment: EquipmentIcon,
  timeline: TimelineIcon,
  pages: DescriptionIcon,
  'site-pages': DescriptionIcon,
  categories: CategoryIcon,
  settings: SettingsIcon,
}

const BADGES: Record<string, ComponentType> = Object.fromEntries(
  staffFeatures().flatMap(({ name, badge }) => (badge ? [[name, lazy(badge)]] : [])),
)

const iconOf = (resource: string): SvgIconComponent =>
  ICONS[resource] ?? staffFeatures().find(({ name }) => name === resource)?.icon ?? ArticleIcon

/** The screens that there are and that this person may open, in the groups of the menu. */
export function useMenuGroups() {
  const translate = useTranslate()
  const definitions = useResourceDefinitions()
  const { permissions } = usePermissions<StaffRole>()
  const mayOpen = (resource: string) =>
    definitions[resource]?.hasList === true && isAtLeast(permissions, leastRole(resource))
  return groupsOfMenu()
    .map(({ heading, resources }) => ({
      heading,
      screens: resources
        .filter(mayOpen)
        .map((name) => ({ name, label: translate(`resources.${name}.name`, { smart_count: 2 }) })),
    }))
    .filter(({ screens }) => screens.length > 0)
}

/** Without the entries that this person has hidden; while those are being read, none, so that none vanishes. */
function useShownGroups() {
  const groups = useMenuGroups()
  const { data, isLoading } = usePreferences()
  if (isLoading) return []
  return groups
    .map((group) => ({ ...group, screens: group.screens.filter(({ name }) => !data?.hiddenEntries.includes(name)) }))
    .filter(({ screens }) => screens.length > 0)
}

/** The contents of the staff screens: what there are screens for, and what this person may open. */
export function StaffMenu() {
  const say = useWords()
  const groups = useShownGroups()
  const [isOpen, setOpen] = useSidebarState()
  // On phones the menu lies over the screen that it leads to.
  const isOverScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const closeAfterChoice = (event: MouseEvent) =>
    isOverScreen && event.target instanceof Element && event.target.closest('a') && setOpen(false)
  return (
    <Box
      component="nav"
      aria-label={say(common.menu.label)}
      sx={menuStyle}
      data-open={isOpen}
      onClick={closeAfterChoice}
    >
      <ul>
        <Entry to="/" label={say(common.menu.dashboard)} icon={DashboardIcon} isWholePath />
        <SetUpEntry as={Entry} />
      </ul>
      {groups.map(({ heading, screens }) => (
        <div key={screens[0]!.name}>
          {heading && <h2 id={heading.en}>{say(heading)}</h2>}
          <ul aria-labelledby={heading?.en}>
            {screens.map(({ name, label }) => (
              <Entry key={name} to={`/${name}`} label={label} icon={iconOf(name)} badge={BADGES[name]} />
            ))}
          </ul>
        </div>
      ))}
      <ul>
        <li>
          <a href="/" target="_blank" rel="noreferrer" title={say(common.menu.site)}>
            <OpenIcon fontSize="small" aria-hidden />
            <span>{say(common.menu.site)}</span>
          </a>
        </li>
      </ul>
    </Box>
  )
}

interface EntryProps {
  to: string
  label: string
  icon: SvgIconComponent
  badge?: ComponentType | undefined
  isWholePath?: boolean
}

function Entry({ to, label, icon: Icon, badge: Badge, isWholePath = false }: EntryProps) {
  return (
    <li>
      <NavLink to={to} end={isWholePath} title={label}>
        <Icon fontSize="small" aria-hidden />
        <span>{label}</span>
        {Badge && (
          <Suspense>
            <Badge />
          </Suspense>
        )}
      </NavLink>
    </li>
  )
}
