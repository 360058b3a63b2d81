// SPDX-License-Identifier: Apache-2.0
// A test compares the list with the folder.

#include "EmbeddedText.h"

static const NamedText texts[] = {
TEXT("arabic-forms")
#embed "../TextFit/Advances/arabic-forms.txt"
END
TEXT("bases")
#embed "../TextFit/Advances/bases.txt"
END
TEXT("bold-widths")
#embed "../TextFit/Advances/bold-widths.txt"
END
TEXT("characters")
#embed "../TextFit/Advances/characters.txt"
END
TEXT("half-forms")
#embed "../TextFit/Advances/half-forms.txt"
END
TEXT("inter-font")
#embed "../TextFit/Advances/inter-font.txt"
END
TEXT("lam-alef")
#embed "../TextFit/Advances/lam-alef.txt"
END
TEXT("pairs")
#embed "../TextFit/Advances/pairs.txt"
END
TEXT("squares")
#embed "../TextFit/Advances/squares.txt"
END
TEXT("system-font")
#embed "../TextFit/Advances/system-font.txt"
END
};
GIVE_NAMED(CEmbeddedAdvances, texts)
