import type { ReachUs } from '../contract/reach-us.ts'

/** An office with a break on Sundays, winter hours, and two holidays. */
export const OFFICE: ReachUs = {
  isBarShown: true,
  whatsapp: '+9779812345678',
  viber: '',
  hours: {
    sunday: '10:00-13:00,14:00-17:00',
    monday: '10:00-17:00',
    tuesday: '10:00-17:00',
    wednesday: '10:00-17:00',
    thursday: '10:00-17:00',
    friday: '10:00-15:00',
    saturday: '',
  },
  specialDays: [
    { from: '2027-11-17', until: '2028-02-12', hours: '10:00-16:00', name: { en: 'Winter', ne: 'जाडो' } },
    { from: '2027-10-07', until: '2027-10-14', hours: '', name: { en: 'Dashain', ne: 'दशैँ' } },
    { from: '2028-01-15', until: '2028-01-15', hours: '', name: { en: 'Maghe Sankranti', ne: '' } },
  ],
  press: { name: 'Communications', phone: '+97715970123', email: 'press@example.org' },
}
