import { Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material'
import { Section } from '../core/layout/section.tsx'
import { useAttempt } from '../core/api/use-attempt.ts'
import type { Preferences } from '../../contract/preferences/preferences.ts'
import { call } from '../core/api/call.ts'
import { useMenuGroups } from '../frame/staff-menu.tsx'
import { Loaded } from '../core/lists/loaded.tsx'
import { useWords } from '../core/words/use-words.ts'
import { usePreferences } from '../core/api/use-preferences.ts'
import { accountWords } from './words.ts'

/** Which entries the menu has: what one does not use can be left out of it, for oneself. */
export function MenuSection() {
  const say = useWords()
  const screens = useMenuGroups().flatMap((group) => group.screens)
  const preferences = usePreferences()
  const attempt = useAttempt('preferences')
  const hide = (changeOf: (hidden: string[]) => string[]) =>
    attempt(async () => {
      // Another tab or computer may have changed them meanwhile.
      const { data: newest } = await call<Preferences>('/preferences')
      await call('/preferences', { method: 'PATCH', body: { hiddenEntries: changeOf(newest.hiddenEntries) } })
    })
  return (
    <Section title={say(accountWords.menu)}>
      <Typography color="textSecondary">{say(accountWords.menu_help)}</Typography>
      <Loaded of={preferences} onRetry={preferences.refetch}>
        {({ hiddenEntries }) => (
          <>
            <FormGroup sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' }}>
              {screens.map(({ name, label }) => (
                <FormControlLabel
                  key={name}
                  label={label}
                  control={
                    <Checkbox
                      checked={!hiddenEntries.includes(name)}
                      onChange={(_, isShown) =>
                        void hide((hidden) => [...hidden.filter((one) => one !== name), ...(isShown ? [] : [name])])
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
            <Button disabled={hiddenEntries.length === 0} onClick={() => void hide(() => [])}>
              {say(accountWords.show_all)}
            </Button>
          </>
        )}
      </Loaded>
    </Section>
  )
}
