// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers = """
    certain * * *|919 943 896 836 957 971 922 869 914 956 837 752
    certain container binary general|833 956 818 823 911 971 828 886 699 932 740 736
    certain container binary specific|935 937 919 848 972 978 948 871 969 969 867 766
    certain container text general|918 976 889 892 937 982 917 919 866 960 828 832
    certain container text specific|980 980 951 908 987 987 964 931 967 969 920 855
    certain content binary specific|958 963 840 727 911 911 877 785 890 895 757 614
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|987 987 967 864 989 989 978 900 977 977 952 792
    fair container binary general|927 973 923 821 946 980 943 863 885 956 877 734
    fair content binary specific|973 973 947 765 979 979 959 818 953 953 911 662
    fair content text specific|981 981 960 822 985 985 971 864 966 966 936 734
    fair signature text specific|955 955 916 649 967 967 938 741 928 928 868 556
    fair text binary specific|978 978 962 835 986 986 972 870 968 968 939 744
    fair text text general|969 988 965 913 976 991 974 936 946 981 943 864
    fair text text specific|989 989 969 873 990 990 980 907 979 979 956 804
    fallback * * *|567 957 939 811 651 971 950 820 458 931 895 711
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|296 909 885 659 417 932 895 694 237 856 789 497
    fallback text text general|660 974 958 863 731 984 969 863 534 956 932 784
    strong * * *|974 981 957 845 981 982 967 893 916 932 930 755
    strong container binary general|866 962 881 779 885 973 913 797 795 938 816 679
    strong container binary specific|933 938 894 665 956 956 920 732 898 898 835 544
    strong content binary specific|976 986 954 839 977 978 964 885 914 914 925 747
    strong content text specific|971 971 962 863 987 987 972 896 967 968 938 783
    strong signature binary general|938 985 952 905 960 989 965 929 913 976 923 851
    strong signature binary specific|984 984 958 843 977 977 965 885 959 960 932 763
    strong signature text general|958 988 961 921 967 991 971 941 928 980 936 875
    strong signature text specific|979 981 965 868 986 986 975 901 964 967 944 798
    strong text text general|959 987 955 910 973 990 968 937 918 977 927 859
    strong text text specific|973 982 961 843 988 988 971 901 895 930 935 744
    weak * * *|933 972 929 811 954 977 949 855 900 950 890 722
    weak content binary specific|908 964 911 764 939 970 933 817 871 934 859 660
    weak content text specific|951 972 936 824 962 979 953 865 907 953 898 737
    weak signature text specific|968 979 944 861 967 984 964 895 928 965 921 789
    weak text text specific|916 973 935 815 954 978 950 858 905 952 892 725
    """

  /// Of the candidates after it.
  static let others = """
    alternative|9
    claimed|400
    contradicted|18
    general|30
    rival certain|52
    rival fair|13
    rival fallback|1
    rival strong|22
    rival weak|2
    """
}
