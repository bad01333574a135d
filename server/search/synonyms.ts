/**
 * Words that mean the same: technical terms in English and Nepali, and names of places that differ by more than their
 * spelling. Spellings are compared by their skeleton keys (skeleton.ts).
 */
const GROUPS = `
kathmandu ktm काठमाडौँ
lalitpur patan ललितपुर पाटन
hetauda हेटौँडा
nawalparasi nawalpur parasi
east eastern पूर्व
west western पश्चिम
district जिल्ला
province प्रदेश
municipality नगरपालिका
road highway सडक राजमार्ग
bridge पुल
trail suspension झोलुङ्गे
building भवन
school विद्यालय
hospital अस्पताल
water पानी खानेपानी
sanitation सरसफाइ
irrigation सिँचाइ
river नदी
hydropower hydroelectric जलविद्युत्
solar सौर्य
energy ऊर्जा
renewable नवीकरणीय
environment environmental वातावरण वातावरणीय
study अध्ययन
survey सर्वेक्षण
investigation अन्वेषण
geotechnical भूप्राविधिक
seismic earthquake भूकम्प भूकम्पीय
retrofitting प्रबलीकरण
supervision सुपरिवेक्षण
construction निर्माण
design डिजाइन
architecture architectural वास्तुकला
engineer इन्जिनियर
engineering इन्जिनियरिङ
planning plan योजना
research अनुसन्धान
feasibility सम्भाव्यता
monitoring अनुगमन
evaluation मूल्याङ्कन
training तालिम
project परियोजना
service सेवा
client सेवाग्राही ग्राहक
partner साझेदार
team टोली
news समाचार
notice सूचना
vacancy job career careers recruitment रोजगारी जागिर
office कार्यालय
contact सम्पर्क
history इतिहास
ongoing चालु
completed सम्पन्न
upcoming आगामी
`

export const SYNONYMS = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '))
