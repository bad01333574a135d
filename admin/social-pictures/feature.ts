import type { StaffFeature } from '../feature.ts'

export const socialPicturesFeature: StaffFeature = {
  name: 'social-pictures',
  jobs: { 'social-card': { en: '%{count} pictures for shared links', ne: 'सेयर गरिने लिङ्कका %{count} तस्बिर' } },
}
