import OwlBanners

func other() { Banner(DefaultBannerStyle.error, title: "Somebody else’s.").enqueue() }
