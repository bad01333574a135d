import type { StaffWords } from '../words/use-words.ts'

/** Beside their screen, and not in the catalogues, which every screen loads. */
export const locationWords = {
  coordinates: { en: 'Coordinates or link of a map', ne: 'निर्देशाङ्क वा नक्साको लिङ्क' },
  file: { en: 'GPX, KML or GeoJSON…', ne: 'GPX, KML वा GeoJSON…' },
  picture: { en: 'Take from the pictures', ne: 'तस्बिरबाट लिनुहोस्' },
  map: {
    en: 'Map: arrow keys move the pin, with Shift the map; plus and minus zoom',
    ne: 'नक्सा: तीरले पिन सार्छ, Shift सँग नक्सा; प्लस र माइनसले ठूलो र सानो पार्छ',
  },
  zoom_in: { en: 'Zoom in', ne: 'ठूलो पार्नुहोस्' },
  zoom_out: { en: 'Zoom out', ne: 'सानो पार्नुहोस्' },
  whole: { en: 'All of Nepal', ne: 'पूरै नेपाल' },
  visibility: { en: 'Who may see the coordinates', ne: 'निर्देशाङ्क कसले देख्न पाउने' },
  swap: { en: 'Use %{suggestion}', ne: '%{suggestion} प्रयोग गर्नुहोस्' },
  addDistrict: { en: 'Add %{found} to the districts', ne: '%{found} जिल्लामा थप्नुहोस्' },
  line: { en: 'Line with %{count} points', ne: '%{count} विन्दुको रेखा' },
  straightened: {
    en: 'The line had more points: it was straightened by at most %{metres} m.',
    ne: 'रेखामा धेरै विन्दु थिए: बढीमा %{metres} मि. सम्म सोझ्याइयो।',
  },
  noPosition: { en: 'None of the pictures has a position in Nepal.', ne: 'कुनै तस्बिरमा नेपालको स्थान छैन।' },
  positionUnread: { en: 'The pictures could not be read. Try again.', ne: 'तस्बिर पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।' },
  inside: { en: 'Lies in %{found}.', ne: '%{found}मा पर्छ।' },
  near_border: {
    en: 'Lies in %{found}, near the border. The borders are those of the official map of 2020, simplified, and up to 1 km inexact: please check.',
    ne: '%{found}मा, सिमाना नजिक पर्छ। सिमाना वि.सं. २०७७ को आधिकारिक नक्साको सरलीकृत रूप हो, र १ कि.मि. सम्म फरक पर्न सक्छ: जाँच्नुहोस्।',
  },
  point_in_other: {
    en: 'This point lies in %{found}, not in %{chosen}',
    ne: 'यो विन्दु %{found}मा पर्छ, %{chosen}मा होइन',
  },
  line_in_other: {
    en: 'This line lies partly in %{found}, not in %{chosen}',
    ne: 'यो रेखाको केही भाग %{found}मा पर्छ, %{chosen}मा होइन',
  },
  or: { en: ' or ', ne: ' वा ' },
  unreadable: {
    en: 'Type coordinates such as 27.45, 85.21 or 27°27′N 85°12′E, or paste a link of Google Maps or OpenStreetMap',
    ne: '27.45, 85.21 वा 27°27′N 85°12′E जस्तो निर्देशाङ्क लेख्नुहोस्, वा Google Maps वा OpenStreetMap को लिङ्क टाँस्नुहोस्',
  },
  short_link: {
    en: 'This short link does not contain the place. Open it and copy the long address.',
    ne: 'यो छोटो लिङ्कमा स्थान छैन। खोलेर लामो ठेगाना प्रतिलिपि गर्नुहोस्।',
  },
  outside_nepal: { en: 'This point lies outside of Nepal', ne: 'यो विन्दु नेपालबाहिर पर्छ' },
  swapped: { en: 'Did you mean %{suggestion}?', ne: 'के %{suggestion} भन्न खोज्नुभएको हो?' },
  file_too_large: { en: 'The file is too large: at most 2 MB', ne: 'फाइल धेरै ठूलो छ: बढीमा २ MB' },
  file_unreadable: {
    en: 'This is not a GPX, KML or GeoJSON file that can be read: save it again as one, or type the coordinates',
    ne: 'यो पढ्न मिल्ने GPX, KML वा GeoJSON फाइल होइन: फेरि सेभ गर्नुहोस्, वा निर्देशाङ्क लेख्नुहोस्',
  },
  file_empty: { en: 'The file has neither a point nor a line', ne: 'फाइलमा विन्दु वा रेखा छैन' },
  file_of_areas: {
    en: 'The file has areas only: draw a point or a line, and save that',
    ne: 'फाइलमा क्षेत्र मात्र छ: विन्दु वा रेखा कोरेर सेभ गर्नुहोस्',
  },
  file_of_gis: {
    en: 'Files of GIS and CAD (Shapefile, GeoPackage, DWG, DXF) cannot be read: in QGIS, export the layer as KML or GeoJSON in EPSG:4326',
    ne: 'GIS र CAD का फाइल (Shapefile, GeoPackage, DWG, DXF) पढ्न सकिँदैन: QGIS मा लेयरलाई EPSG:4326 मा KML वा GeoJSON बनाएर निकाल्नुहोस्',
  },
  file_in_metres: {
    en: 'The numbers are not longitudes and latitudes, but metres of a projection: export it in EPSG:4326 (WGS 84)',
    ne: 'यी अङ्क देशान्तर र अक्षांश होइनन्, प्रक्षेपणका मिटर हुन्: EPSG:4326 (WGS 84) मा निकाल्नुहोस्',
  },
  choose: {
    en: '%{points} points and %{lines} lines in the file: choose',
    ne: 'फाइलमा %{points} विन्दु र %{lines} रेखा छन्: छान्नुहोस्',
  },
  left: {
    en: '%{count} areas or places outside of Nepal in the file were left out.',
    ne: 'फाइलका %{count} वटा क्षेत्र वा नेपालबाहिरका स्थान छोडिए।',
  },
} satisfies StaffWords
