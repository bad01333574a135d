import { Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material'
import { Section } from '../core/layout/section.tsx'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useMenuGroups } from '../frame/staff-menu.tsx'
import { Loaded } from '../core/lists/loaded.tsx'
import { useWords } from '../core/words/use-words.ts'
import { useChangePreferences, usePreferences } from '../core/preferences/use-preferences.ts'
import { preferenceWords } from '../core/preferences/words.ts'

/** Which entries the menu has: what one does not use can be left out of it, for oneself. */
export function MenuSection() {
  const say = useWords()
  const screens = useMenuGroups().flatMap((group) => group.screens)
  const preferences = usePreferences()
  const change = useChangePreferences()
  const attempt = useAttempt('preferences')
  const hide = (changeOf: (hidden: string[]) => string[]) =>
    attempt(() => change(({ hiddenEntries }) => ({ hiddenEntries: changeOf(hiddenEntries) })))
  return (
    <Section title={say(preferenceWords.menu)}>
      <Typography color="textSecondary">{say(preferenceWords.menu_help)}</Typography>
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
              {say(preferenceWords.show_all)}
            </Button>
          </>
        )}
      </Loaded>
    </Section>
  )
}
