import type { StaffWords } from './use-words.ts'

/** Inputs of fields. */
export const inputWords = {
  no_options: {
    en: 'Nothing found. Add it under “%{kind}” and publish it first.',
    ne: 'केही भेटिएन। पहिले “%{kind}” मा थपेर प्रकाशित गर्नुहोस्।',
  },
  no_options_yet: {
    en: 'Nothing found. Save your draft without it: an editor adds it under “%{kind}”.',
    ne: 'केही भेटिएन। त्यसबिना नै मस्यौदा सुरक्षित गर्नुहोस्; सम्पादकले “%{kind}” मा थप्छन्।',
  },
  add: {
    hint: { en: 'Type a name to add a new entry: %{kind}', ne: 'नयाँ थप्न नाम लेख्नुहोस्: %{kind}' },
    named: { en: 'Add “%{name}”', ne: '“%{name}” थप्नुहोस्' },
    title: { en: 'Add: %{kind}', ne: 'थप्नुहोस्: %{kind}' },
    publish: { en: 'Add and publish', ne: 'थपेर प्रकाशित गर्नुहोस्' },
    draft: { en: 'Add as a draft', ne: 'मस्यौदाका रूपमा थप्नुहोस्' },
  },
  fault: {
    required: { en: '%{label} is required', ne: '%{label} अनिवार्य छ' },
    choose: { en: 'Choose a %{label}', ne: 'कृपया %{label} छान्नुहोस्' },
    too_long: { en: '%{label} must be at most %{bound} characters', ne: '%{label} बढीमा %{bound} अक्षरको हुनुपर्छ' },
    more_than: { en: '%{label} must be more than %{above}', ne: '%{label} %{above} भन्दा बढी हुनुपर्छ' },
    number: { en: '%{label} must be a number', ne: '%{label} सङ्ख्यामा हुनुपर्छ' },
    whole: { en: '%{label} must be a whole number', ne: '%{label} पूर्ण सङ्ख्या हुनुपर्छ' },
    at_most: { en: '%{label} must be at most %{max}', ne: '%{label} बढीमा %{max} हुनुपर्छ' },
    from_to: { en: '%{label} must be from %{least} to %{most}', ne: '%{label} %{least} देखि %{most} सम्म हुनुपर्छ' },
    pattern: { en: '%{label} must %{must}', ne: '%{label} %{must}' },
    not_saved: { en: 'Not saved: %{faults}', ne: 'सुरक्षित भएन: %{faults}' },
    see_fields: {
      en: 'Not saved yet. Correct the fields in red.',
      ne: 'अझै सुरक्षित गरिएको छैन। कृपया रातो देखिएका विवरण मिलाउनुहोस्।',
    },
  },
  calendar: {
    bs: { en: '%{date} BS', ne: '%{date} वि.सं.' },
    in_ad: { en: '%{date} AD', ne: 'ई.सं. %{date}' },
    in_bs: { en: '%{date} BS', ne: 'वि.सं. %{date}' },
    provisional: {
      en: '(provisional: the official calendar of that year is not out yet)',
      ne: '(अनन्तिम: त्यो वर्षको आधिकारिक पात्रो आएको छैन)',
    },
    help: { en: '%{help}. %{forms}', ne: '%{help}। %{forms}' },
    either_calendar: { en: 'AD or BS', ne: 'ई.सं. वा वि.सं.' },
    clock: { en: 'Time in Nepal', ne: 'नेपालको समय' },
    today: { en: 'Today', ne: 'आज' },
  },
  pick_color: { en: 'Pick: %{label}', ne: 'छान्नुहोस्: %{label}' },
  money: {
    currency: { en: 'Currency', ne: 'मुद्रा' },
    is_public: { en: 'Visitors see the %{label}', ne: 'आगन्तुकले %{label} देख्छन्' },
    otherwise: { en: 'Otherwise only staff see it', ne: 'नभए कर्मचारीले मात्र देख्छन्' },
  },
  location: { latitude: { en: 'Latitude', ne: 'अक्षांश' }, longitude: { en: 'Longitude', ne: 'देशान्तर' } },
  rows: {
    add_to: { en: 'Add to %{label}', ne: 'थप्नुहोस्: %{label}' },
    up: { en: 'Move up: %{label} %{row}', ne: 'माथि सार्नुहोस्: %{label} %{row}' },
    down: { en: 'Move down: %{label} %{row}', ne: 'तल सार्नुहोस्: %{label} %{row}' },
    remove: { en: 'Remove %{label} %{row}', ne: 'हटाउनुहोस्: %{label} %{row}' },
  },
  preeti: {
    offer: {
      en: 'This looks like text in Preeti or a similar font. In Unicode:',
      ne: 'यो प्रीति वा त्यस्तै फन्टको पाठ जस्तो देखिन्छ। युनिकोडमा:',
    },
    done: { en: 'Converted to Unicode:', ne: 'युनिकोडमा परिवर्तन गरियो:' },
    use: { en: 'Convert', ne: 'परिवर्तन गर्नुहोस्' },
    keep: { en: 'Keep as typed', ne: 'जस्ताको तस्तै राख्नुहोस्' },
    undo: { en: 'Undo', ne: 'उल्टाउनुहोस्' },
  },
} satisfies StaffWords
