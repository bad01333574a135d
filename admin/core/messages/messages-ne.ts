import type { TranslationMessages } from 'react-admin'
import english from 'ra-language-english'
import { ownMessages } from './own-messages.ts'

/**
 * Forms, the sign-in, deleting, saved searches and guesses of react-admin have no screen here: the build leaves them out, and
 * their texts stay English.
 */
const ra: TranslationMessages['ra'] = {
  ...english.ra,
  action: {
    ...english.ra.action,
    add: 'थप्नुहोस्',
    back: 'पछाडि जानुहोस्',
    bulk_actions: '%{count} वटा छानिएका',
    cancel: 'रद्द गर्नुहोस्',
    clear_input_value: 'खाली गर्नुहोस्',
    confirm: 'पुष्टि गर्नुहोस्',
    create: 'नयाँ बनाउनुहोस्',
    create_item: '%{item} बनाउनुहोस्',
    refresh: 'ताजा गर्नुहोस्',
    reset: 'पहिलेको जस्तै बनाउनुहोस्',
    search: 'खोज्नुहोस्',
    search_columns: 'स्तम्भ खोज्नुहोस्',
    select_all_button: 'सबै छान्नुहोस्',
    sort: 'क्रम मिलाउनुहोस्',
    undo: 'पूर्ववत् गर्नुहोस्',
    unselect: 'छनोट रद्द गर्नुहोस्',
    close: 'बन्द गर्नुहोस्',
    open_menu: 'मेनु खोल्नुहोस्',
    close_menu: 'मेनु बन्द गर्नुहोस्',
    open: 'खोल्नुहोस्',
    toggle_theme: 'उज्यालो वा अँध्यारो रूप',
    select_columns: 'स्तम्भहरू',
  },
  page: {
    ...english.ra.page,
    error: 'केही गडबड भयो',
    loading: 'लोड हुँदै छ',
    access_denied: 'अनुमति छैन',
    authentication_error: 'साइन इनमा त्रुटि',
  },
  message: {
    ...english.ra.message,
    access_denied: 'तपाईंलाई यो पृष्ठ हेर्ने अनुमति छैन',
    authentication_error: 'साइन इन जाँच्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
    auth_error: 'साइन इन जाँच्दा त्रुटि भयो।',
    error: 'केही गडबड भयो र काम पूरा हुन सकेन।',
    loading: 'कृपया पर्खनुहोस्',
    select_all_limit_reached: 'सबै छान्न धेरै भए। पहिला %{max} वटा मात्र छानिए।',
  },
  navigation: {
    ...english.ra.navigation,
    clear_filters: 'छनोट हटाउनुहोस्',
    no_filtered_results: 'यी सर्तसँग मिल्ने केही भेटिएन।',
    no_results: 'यहाँ अहिलेसम्म केही छैन',
    page_out_of_boundaries: 'पृष्ठ %{page} छैन',
    page_range_info: '%{total} मध्ये %{offsetBegin}-%{offsetEnd}',
    partial_page_range_info: '%{offsetBegin}-%{offsetEnd}, जम्मा %{offsetEnd} भन्दा बढी',
    current_page: 'पृष्ठ %{page}',
    page: 'पृष्ठ %{page} मा जानुहोस्',
    first: 'पहिलो पृष्ठमा जानुहोस्',
    last: 'अन्तिम पृष्ठमा जानुहोस्',
    next: 'अर्को पृष्ठमा जानुहोस्',
    previous: 'अघिल्लो पृष्ठमा जानुहोस्',
    page_rows_per_page: 'प्रतिपृष्ठ पङ्क्ति:',
    skip_nav: 'मुख्य सामग्रीमा जानुहोस्',
  },
  sort: { sort_by: '%{field} अनुसार %{order} क्रम', ASC: 'बढ्दो', DESC: 'घट्दो' },
  auth: {
    ...english.ra.auth,
    auth_check_error: 'कृपया साइन इन गर्नुहोस्',
    user_menu: 'प्रोफाइल',
    sign_in: 'साइन इन',
    logout: 'साइन आउट गर्नुहोस्',
  },
  notification: {
    ...english.ra.notification,
    http_error: 'सर्भरसँग सम्पर्क हुन सकेन',
    i18n_error: 'छानिएको भाषाका शब्द ल्याउन सकिएन',
    logged_out: 'तपाईंको सत्र सकियो। कृपया फेरि साइन इन गर्नुहोस्।',
    not_authorized: 'तपाईंलाई यो हेर्ने अनुमति छैन।',
    offline: 'इन्टरनेट छैन। विवरण ल्याउन सकिएन।',
  },
}

/** Nepali for react-admin, loaded when chosen. */
export const ne: TranslationMessages = { ra, ...ownMessages('ne') }
