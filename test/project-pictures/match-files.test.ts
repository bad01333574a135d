import { expect, test } from 'vitest'
import { matchFiles } from '../../admin/project-pictures/match-files.ts'

const PROJECTS = [
  { id: 1, names: ['Trail suspension bridge over a mid-hill river', 'मध्यपहाडी नदीमा झोलुङ्गे पुल', 'trail-bridge'] },
  { id: 2, names: ['Motorable bridge over the Koshi', 'कोशी नदीमा पक्की पुल', 'koshi-bridge'] },
  { id: 3, names: ['District hospital in Dailekh', 'दैलेख जिल्ला अस्पताल', 'district-hospital'] },
  { id: 4, names: ['District court in Jumla', 'जुम्ला जिल्ला अदालत', 'district-court'] },
]

test.each([
  ['Koshi bridge/IMG_2031.jpg', 2, 'sure'],
  ['photos/2081/trail_suspension_bridge-03.JPG', 1, 'sure'],
  ['Koshi bridge final (2).jpg', 2, 'sure'],
  ['कोशी पुल/१.jpg', 2, 'sure'],
  ['जुम्ला-अदालत.jpeg', 4, 'sure'],
  // One word alone, or a word that the project does not have.
  ['DAILEKH (final)/DSC0001.png', 3, 'look'],
  ['Dailekh hospital opening.jpg', 3, 'look'],
])('%s is about project %s (%s)', (path, id, grade) => {
  expect(matchFiles([path], PROJECTS)).toEqual([{ id, grade }])
})

test.each([
  // Both bridges, both districts, and none.
  ['bridge/1.jpg'],
  ['district 5.jpg'],
  ['IMG_2031.jpg'],
  ['WhatsApp Image 2026-11-02 at 10.41.33 (1).jpeg'],
  ['hospital Jumla.jpg'],
  // A bridge and a court of other places.
  ['Trishuli Bridge-final.jpg'],
  ['Pokhara court.jpg'],
])('%s is about no project', (path) => {
  expect(matchFiles([path], PROJECTS)).toEqual([null])
})

test('a word that no project has speaks against the only bridge and the only road of a district', () => {
  const projects = [
    { id: 1, names: ['Humla Trail Bridge'] },
    { id: 2, names: ['Arniko Highway (Dhulikhel section)'] },
    { id: 3, names: ['Ward office, Lalitpur'] },
  ]
  const paths = ['Trishuli Bridge-final.jpg', 'Koshi bridge/IMG_2031.jpg', 'Dhulikhel Ring Road.jpg']
  expect(matchFiles(paths, projects)).toEqual([null, null, null])
})

test('the folder around all files does not speak against their projects, and packages are told apart', () => {
  const projects = [
    { id: 1, names: ['Rural road, package 3'] },
    { id: 2, names: ['Rural road, package 4'] },
  ]
  const paths = ['Desktop pictures of Sita/Rural road package 04/IMG_7.jpg', 'Desktop pictures of Sita/rural road.jpg']
  expect(matchFiles(paths, projects)).toEqual([{ id: 2, grade: 'sure' }, null])
  expect(matchFiles(['Rural road Package 4.jpg'], projects)).toEqual([{ id: 2, grade: 'sure' }])
})

test('phones, and endings of Nepali words, do not speak against the project that a name tells', () => {
  const projects = [
    { id: 1, names: ['Detailed survey and design of Surkhet–Gurbhakot Road (18 km)'] },
    { id: 2, names: ['जाजरकोट झोलुङ्गे पुलको विस्तृत सर्भेक्षण तथा डिजाइन'] },
    { id: 3, names: ['नारायण नगरपालिकाका खानेपानी आयोजनाहरू'] },
  ]
  const paths = [
    'Surkhet road/IMG_20200101_090412_HDR.jpg',
    'Surkhet road/PXL_20240117_074512345.PANO.jpg',
    'Surkhet road/IMG_20220518_101010_BURST001_COVER.jpg',
    'Surkhet road/20240301_101010_Portrait.jpg',
    'खोला/जाजरकोट झोलुङ्गे पुल.jpg',
    'नारायण नगरपालिकाको खानेपानी आयोजना/१.jpg',
  ]
  const grades = matchFiles(paths, projects).map((match) => match && `${match.id} ${match.grade}`)
  expect(grades).toEqual([...Array.from({ length: 4 }, () => '1 sure'), '2 look', '3 sure'])
})

test('without projects, no file has one', () => {
  expect(matchFiles(['Koshi bridge/1.jpg'], [])).toEqual([null])
})
