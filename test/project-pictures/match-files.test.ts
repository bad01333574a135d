import { expect, test } from 'vitest'
import { matchFiles } from '../../admin/project-pictures/match-files.ts'

const PROJECTS = [
  { id: 1, names: ['Trail suspension bridge over a mid-hill river', 'मध्यपहाडी नदीमा झोलुङ्गे पुल', 'trail-bridge'] },
  { id: 2, names: ['Motorable bridge over the Koshi', 'कोशी नदीमा पक्की पुल', 'koshi-bridge'] },
  { id: 3, names: ['District hospital in Dailekh', 'दैलेख जिल्ला अस्पताल', 'district-hospital'] },
  { id: 4, names: ['District court in Jumla', 'जुम्ला जिल्ला अदालत', 'district-court'] },
]

test.each([
  ['Koshi bridge/IMG_2031.jpg', 2],
  ['photos/2081/trail_suspension_bridge-03.JPG', 1],
  ['DAILEKH (final)/DSC0001.png', 3],
  ['कोशी पुल/१.jpg', 2],
  ['जुम्ला-अदालत.jpeg', 4],
  // Both bridges, both districts, and none.
  ['bridge/1.jpg', null],
  ['district 5.jpg', null],
  ['IMG_2031.jpg', null],
  ['hospital Jumla.jpg', null],
])('%s is about project %s', (path, id) => {
  expect(matchFiles([path], PROJECTS)).toEqual([id])
})

test('without projects, no file has one', () => {
  expect(matchFiles(['Koshi bridge/1.jpg'], [])).toEqual([null])
})
