import SetUpIcon from '@mui/icons-material/FactCheckOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType } from 'react'
import { usePermissions } from 'react-admin'
import { useWords } from '../core/words/use-words.ts'
import { isSettingUp, nextStep, setUpPath, useSetUp } from './use-set-up.ts'
import setUpWords from './words.json' with { type: 'json' }

interface SetUpEntryProps {
  as: ComponentType<{ to: string; label: string; icon: SvgIconComponent }>
}

/** In the menu of owners, until every step is done: the way back to the next one. */
export default function SetUpEntry({ as: Entry }: SetUpEntryProps) {
  const say = useWords()
  const { permissions } = usePermissions<string>()
  const { data } = useSetUp({ enabled: permissions === 'owner' })
  return isSettingUp(data) && <Entry to={setUpPath(nextStep(data))} label={say(setUpWords.title)} icon={SetUpIcon} />
}
