// SPDX-License-Identifier: Apache-2.0
// A test compares the list with the folder.

#include "EmbeddedText.h"

static const NamedText texts[] = {
TEXT("arabic-forms")
#embed "../TextFit/Advances/arabic-forms.txt" suffix(,)
END
TEXT("bases")
#embed "../TextFit/Advances/bases.txt" suffix(,)
END
TEXT("bold-widths")
#embed "../TextFit/Advances/bold-widths.txt" suffix(,)
END
TEXT("characters")
#embed "../TextFit/Advances/characters.txt" suffix(,)
END
TEXT("half-forms")
#embed "../TextFit/Advances/half-forms.txt" suffix(,)
END
TEXT("inter-font")
#embed "../TextFit/Advances/inter-font.txt" suffix(,)
END
TEXT("lam-alef")
#embed "../TextFit/Advances/lam-alef.txt" suffix(,)
END
TEXT("pairs")
#embed "../TextFit/Advances/pairs.txt" suffix(,)
END
TEXT("squares")
#embed "../TextFit/Advances/squares.txt" suffix(,)
END
TEXT("system-font")
#embed "../TextFit/Advances/system-font.txt" suffix(,)
END
};
GIVE_NAMED(CEmbeddedAdvances, texts)
