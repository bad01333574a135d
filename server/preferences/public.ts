export { changePreferences, findPreferences } from './preferences.ts'
